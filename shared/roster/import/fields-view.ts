/** What a window shows of fields: what a column can be mapped to, and fields and values in words. */
export { differenceLabel, fieldLabel } from './field-label.ts';
export { fields, personalFields } from './fields.ts';
export { personalCounts } from './personal-counts.ts';
export { settingLabel } from './setting-text.ts';
export { knownValues, valueText } from './value-text.ts';

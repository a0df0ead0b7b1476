/** What a column can be mapped to by hand. */
export { fields } from './fields.ts';

/** What a sheet would be refused for, all at once: an ORG sees everything before the first of it is let through. */
export { openBreaches } from '../roster/enter.ts';

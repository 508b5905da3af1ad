// Warning rules page
export const warnsWhen = 'Warns when';
export const lastWarning = 'Last warning';
export const warningRules = 'Warning Rules';
export const name = 'Name';
export const measure = 'Measure';
export const never = 'Never';

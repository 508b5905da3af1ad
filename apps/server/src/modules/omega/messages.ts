// Lift omega override
export const thisStatusNoLongerIn = 'This status is no longer in force.';

// Set omega override
export const theStatusKeywordSetAlready = 'The status of this keyword is set already. Lift that first.';

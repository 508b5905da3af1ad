// Lift omega override
export const statusNotInForce = 'This status is no longer in force.';

// Set omega override
export const statusSetAlready = 'The status of this keyword is set already. Lift that first.';

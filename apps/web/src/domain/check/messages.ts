// Check label
export const checkNow = 'Check now';
export const checkThisOneNow = 'Check this one now';

// Paused badge
export const paused = 'Paused';

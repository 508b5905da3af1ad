// Business figures
export const trialEnds = 'Trial ends';
export const noneYet = 'None yet';
export const theBusinessFiguresNotLoaded = 'The business figures could not be loaded';
export const loadingTheBusinessFigures = 'Loading the business figures...';
export const business = 'Business';
export const trialsEndingSoon = 'Trials ending soon';
export const mrr = 'MRR';
export const trialsRunning = 'Trials running';
export const trialConversion = 'Trial conversion';
export const churn = 'Churn';

// Customer margins
export const pricePerMonth = 'Price per month';
export const notKnownYet = 'Not known yet';
export const priceAndCostPerCustomer = 'Price and cost per customer';
export const theCustomersNotLoaded = 'The customers could not be loaded';

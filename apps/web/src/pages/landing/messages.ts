// Landing page
export const pricing = 'Pricing';
export const accountsBeginOnFree =
  'Accounts begin on Free. You can change your plan at any time, and nothing you stored is lost.';

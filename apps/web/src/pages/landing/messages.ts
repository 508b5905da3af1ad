// Landing page
export const pricing = 'Pricing';
export const accountsBeginOnFree = 'Start on Free and change your plan any time. You keep all your data.';

// Coupon redemptions
export const theRedemptionsNotLoaded = 'The redemptions could not be loaded';
export const notRedeemedYet = 'Not redeemed yet';
export const usersWhoEnterCodeAt = 'Users who enter the code at checkout and buy are listed here.';
export const redemptions = 'Redemptions';

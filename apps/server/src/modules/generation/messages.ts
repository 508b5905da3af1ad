// Ideas
export const lineOfBusiness = 'Line of business';
export const whatItOffers = 'What it offers';
export const servesPeopleOnSpot = 'Serves people on the spot';
export const giveOthersThanThese = 'Give others than these';

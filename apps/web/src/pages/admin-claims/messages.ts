// Claims page
export const belowTheFirstView = 'Below the first view';
export const besideThePrices = 'Next to the prices';
export const ofWhat = 'Of what';
export const landingClaims = 'Landing Claims';
export const claim = 'Claim';
export const place = 'Place';
export const status = 'Status';

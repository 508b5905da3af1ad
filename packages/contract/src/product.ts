import * as messages from './common-messages.ts';
/** The product's name, wherever a person reads it. */
export const PRODUCT_NAME = 'Answerscope';

/** One sentence that says what the product does. */
export const PRODUCT_TAGLINE = messages.seeHowVisibleBrandInside;

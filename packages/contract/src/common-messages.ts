import { message } from './messages/message.ts';

// Choices
export const setByAdministrator = 'Set by administrator';
export const informational = 'Informational';
export const navigational = 'Navigational';
export const commercial = 'Commercial';
export const transactional = 'Transactional';
export const local = 'Local';

// Day range query
export const chooseRangeDays = 'Please choose a range of days';

// Media
export const thisFileIsEmpty = 'This file is empty. Please choose a picture.';
export const svgFilesCannotBeUsed =
  'SVG files cannot be used, because they can hold programs. Please use a PNG, JPEG, WebP or GIF file.';
export const thisFileNotPictureWe =
  'This file is not a picture we can read. Please use a PNG, JPEG, WebP or GIF file.';
export const thisPictureDamagedOrIncomplete =
  'This picture is damaged or incomplete. Please save it again or choose another one.';
export const theBodyPictureItself =
  'The body is the picture itself; the header content-type is not believed. The same picture twice is one.';
/** {megabytes}: as large as a picture may be */
export const pictureTooLarge = message(
  'This picture is larger than {megabytes, number} MB. Please choose a smaller one.',
);
/** {millions}: as many millions of pixels as a picture may have */
export const pictureHasTooManyPixels = message(
  'This picture has more than {millions, number} million pixels. Please choose a smaller one.',
);

// Page addresses
/** @specification 2.10 */
export const pageNotFound = 'Page Not Found';
/** @specification 2.10 */
export const thePageYoureLookingFor = "The page you're looking for doesn't exist.";
export const thisPreviewHasEnded = 'This preview has ended';
export const aLinkPreviewWorksFor =
  'A link to a preview works for one hour. Please open the preview again where the page is written.';

// Parameters
export const mustNotBeBeforeYear = 'Must not be before the year 1900';
export const mustBeTrueOrFalse = 'Must be true or false';

// Product
export const seeHowVisibleBrandInside = 'See how visible your brand is in the answers of AI assistants.';

// Text
export const enterPlainText = 'Please enter plain text';

// Languages, each in its own words
export const english = 'English';
export const deutsch = 'Deutsch';

// Limits
/** {max}: as many characters as a text may have */
export const atMostCharacters = message(
  'Please enter at most {max, plural, one {# character} other {# characters}}',
);
/** {max}: as many rows as one call takes */
export const atMostAtOnce = message('At most {max, number} at a time');
/** {max}: as many as an object may have */
export const atMostEntries = message('Must hold at most {max, plural, one {# entry} other {# entries}}');

// Numbers and money
export const lessThanOneCent = 'less than 1 cent';
/** {amount}: money */
export const about = message('about {amount}');

// Choices
export const setByAdministrator = 'Set by administrator';

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

// Page addresses
export const pageNotFound = 'Page Not Found';
export const thePageYoureLookingFor = "The page you're looking for doesn't exist.";
export const thisPreviewHasEnded = 'This preview has ended';
export const aLinkPreviewWorksFor =
  'A link to a preview works for one hour. Please open the preview again where the page is written.';

// Parameters
export const mustNotBeBeforeYear = 'Must not be before the year 1900';
export const mustBeTrueOrFalse = 'Must be true or false';

// Product
export const seeHowVisibleBrandInside = 'See how visible your brand is inside the answers of AI assistants.';

// Text
export const enterPlainText = 'Please enter plain text';

// Built in templates
export const theBuiltInLookWith = 'The built-in look with teal in the place of violet.';
export const surfacesWarmGrey = 'Surfaces of a warm grey, with amber as the accent.';
export const highContrast = 'High contrast';
export const blackAndWhiteGrounds = 'Black and white grounds, stronger lines and letters a little larger.';

// Contrast pairs
export const quieterWords = 'Quieter words';
export const faintWords = 'Faint words';
export const linksAndRingWhatHas = 'Links and the ring of what has the focus';
export const wordsThatAreChosen = 'Words that are chosen';
export const wordsOnWhatChosen = 'Words on what is chosen';
export const selectedWords = 'Selected words';
export const theMostImportantButton = 'The most important button';
export const theSameUnderPointer = 'The same under the pointer';
export const theEdgeField = 'The edge of a field';

// Template file
export const thisFileNoThemeTemplate = 'This file is no theme template';
export const thisFileVersionNotKnown = 'This file is of a version that is not known here';
export const thisFileNoJson = 'This file is no JSON';

// Token value
export const sayWhetherForDark = 'Please say whether it is for dark, light or both';

// Token values
export const thisColourMustBeOpaque = 'This colour must be opaque';
export const thisTokenCannotBeReplaced = 'This token cannot be replaced';
export const theProductHasNoToken = 'The product has no token of this name';
export const thisTokenHasValueFor = 'This token has a value for dark and one for light';
export const thisTokenHasOneValue = 'This token has one value for both schemes';
export const thisTokenThereTwice = 'This token is there twice';

// Tokens
export const surfacesAndLines = 'Surfaces and lines';
export const text = 'Text';
export const goodBadAndDoubtfulLook =
  'Good, bad and doubtful look the same everywhere, so that no verdict can be misread.';
export const pagesLaidOutBy = 'Pages are laid out by it.';
export const itBelongsHowDepthDrawn = 'It belongs to how depth is drawn in each scheme.';
export const itShortOnPurpose = 'It is short on purpose, and ends at once where less motion is wanted.';
export const interVariable = '"Inter Variable", system-ui, -apple-system, "Segoe UI", sans-serif';
export const theGroundEveryPage = 'The ground of every page';
export const cardsAndButtons = 'Cards and buttons';
export const whatSetIntoPage = 'What is set into the page';
export const whatPointerOver = 'What the pointer is over';
export const whatIsChosen = 'What is chosen, and badges';
export const dialogsAndMenus = 'Dialogs and menus';
export const linesBetweenParts = 'Lines between parts';
export const edgesOfButtons = 'Edges of buttons';
export const edgesOfFields = 'Edges of fields';
export const wordsBesideWhatMatters = 'Words beside what matters';
export const wordsThatMatterLeast = 'Words that matter least';
export const linksAndRingWhatHasFocus = 'Links, and the ring of what has the focus';
export const wordsOnMostImportantButton = 'Words on the most important button';
export const behindWhatIsChosen = 'Behind what is chosen';
export const aroundWhatIsChosen = 'Around what is chosen, and selected text';
export const theLightBehindTitleLanding = 'The light behind the title of the landing page';
export const whatIsGood = 'What is good';
export const behindIt = 'Behind it';
export const whatBadOrWrong = 'What is bad or wrong';
export const buttonsThatDestroy = 'Buttons that destroy';
export const titlesOfParts = 'Titles of parts';
export const titlesOfPages = 'Titles of pages';
export const smallButtons = 'Small buttons';
export const buttonsAndFields = 'Buttons and fields';
export const verdanaDejavuSans = 'Verdana, "DejaVu Sans", Geneva, sans-serif';
export const georgiaTimesNewRoman = 'Georgia, "Times New Roman", serif';
export const allWords = 'All words';
export const courierNew = '"Courier New", Courier, monospace';
export const codeAndAddresses = 'Code and addresses';
export const in01px2pxRgb0 = '0 1px 2px rgb(0 0 0 / 0.4)';
export const in01px2pxRgb20 = '0 1px 2px rgb(20 22 28 / 0.06)';
export const in012px32pxRgb0 = '0 12px 32px rgb(0 0 0 / 0.55), 0 2px 6px rgb(0 0 0 / 0.4)';
export const in012px32pxRgb20 = '0 12px 32px rgb(20 22 28 / 0.14), 0 2px 6px rgb(20 22 28 / 0.08)';
export const theWidestPage = 'The widest page';
export const theWidestLineWords = 'The widest line of words';
export const theBarAtTop = 'The bar at the top';
export const howLongChangeTakes = 'How long a change takes';
export const howBeginsAndEnds = 'How it begins and ends';
export const itStandardColourNameThemes =
  'It is a standard colour name of themes, kept free for parts of other makers.';

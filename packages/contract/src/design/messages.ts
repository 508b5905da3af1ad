import { message } from '../messages/message.ts';

// Built in templates
export const theBuiltInLookWith = 'The built-in look with teal in the place of violet.';
export const surfacesWarmGrey = 'Surfaces of a warm grey, with amber as the accent.';
export const highContrast = 'High contrast';
export const blackAndWhiteGrounds = 'Black and white grounds, stronger lines and letters a little larger.';
export const teal = 'Teal';
export const warm = 'Warm';

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
/** {state}: positive, negative or warning */
export const whatIs = message(
  'What is {state, select, positive {positive} negative {negative} other {warning}}',
);
/** {state}: positive, negative or warning */
export const aBadgeThatIs = message(
  'A badge that is {state, select, positive {positive} negative {negative} other {warning}}',
);
/** {channel}: an assistant as its token calls it */
export const lineInAChart = message('The line of {channel} in a chart');
/**
 * A pair that is too faint. {scheme}: dark or light; {front} and {ground}: tokens; {ratio}: '3.2:1', which {needed} must
 * be; {what}: the pair in words
 */
export const tooFaint = message(
  '{scheme, select, dark {Dark} other {Light}}: {front} on {ground} has {ratio} and needs {needed} ({what})',
);
/** {front}: a token that is not opaque; {ground}: the token that it lies on */
export const layer = message('{front} on {ground}');

// Template file
export const thisFileNoThemeTemplate = 'This file is no theme template';
export const thisFileVersionNotKnown = 'This file is of a version that is not known here';
export const thisFileNoJson = 'This file is no JSON';
/** {kilobytes}: as large as a file may be */
export const fileTooLarge = message('A file has at most {kilobytes, number} kB');
/** {place}: of a token in the file; {fault}: what is wrong with it */
export const faultOfToken = message('Token {place, number}: {fault}');
/** {what}: the name of a field or a token; {fault}: what is wrong with it */
export const faultOf = message('{what}: {fault}');

// Token value
export const sayWhetherForDark = 'Please say whether it is for dark, light or both';
/** {max}: as many as a design may have */
export const atMostTokens = message('At most {max, plural, one {# token} other {# tokens}}');

// Token values
export const thisColourMustBeOpaque = 'This colour must be opaque';
export const thisTokenCannotBeReplaced = 'This token cannot be replaced';
export const theProductHasNoToken = 'The product has no token of this name';
export const thisTokenHasValueFor = 'This token has a value for dark and one for light';
export const thisTokenHasOneValue = 'This token has one value for both schemes';
export const thisTokenThereTwice = 'This token is there twice';
/** {example}: '#5f5cdf' */
export const enterAColour = message('Please enter a colour such as {example}');
/** {units}: 'px or rem' */
export const enterALength = message('Please enter a length in {units}');
/** {min} to {max}: lengths with their unit */
export const enterALengthBetween = message('Please enter {min} to {max}');
/** {fonts}: what each is called */
export const chooseAFont = message('Please choose one of the fonts: {fonts}');
/** {reason}: a sentence */
export const thisNameIsProtected = message('This name is protected. {reason}');

// Tokens
export const surfacesAndLines = 'Surfaces and lines';
export const text = 'Text';
export const goodBadAndDoubtfulLook =
  'Good, bad and doubtful look the same everywhere to keep verdicts clear.';
export const pagesLaidOutBy = 'Pages are laid out by it.';
export const itBelongsHowDepthDrawn = 'It belongs to how depth is drawn in each scheme.';
export const itShortOnPurpose = 'It is short on purpose, and is skipped for people who prefer less motion.';
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
export const leadingFigures = 'Leading figures';
export const smallButtons = 'Small buttons';
export const buttonsAndFields = 'Buttons and fields';
export const allWords = 'All words';
export const codeAndAddresses = 'Code and addresses';
export const theWidestPage = 'The widest page';
export const theWidestLineWords = 'The widest line of words';
export const theBarAtTop = 'The bar at the top';
export const howLongChangeTakes = 'How long a change takes';
export const howBeginsAndEnds = 'How it begins and ends';
export const itStandardColourNameThemes =
  'It is a standard colour name of themes, kept free for parts of other makers.';
export const accents = 'Accents';
export const states = 'States';
export const charts = 'Charts';
export const textSizes = 'Text sizes';
export const corners = 'Corners';
export const fonts = 'Fonts';
export const shadows = 'Shadows';
export const layout = 'Layout';
export const motion = 'Motion';
export const words = 'Words';
export const warnings = 'Warnings';
export const badges = 'Badges';
export const notes = 'Notes';
export const titles = 'Titles';
export const cards = 'Cards';
export const theFontOfEachDevice = 'The font of each device';
export const humanist = 'Humanist, as Verdana';
export const withSerifs = 'With serifs, as Georgia';

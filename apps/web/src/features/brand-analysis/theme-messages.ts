import { message } from '@answerscope/contract';

// Theme dialog
export const saveTheme = 'Save theme';
export const themeWasDeleted = 'This theme was deleted meanwhile. Save to restore it.';
export const theme = 'Theme';
export const themeHint = 'Something you want to be known for, such as “Fair prices”.';
export const words = 'Words';
export const wordsHint =
  'One word or phrase per line. Answers that contain one count for the theme, in any case. End with a star for any ending, such as afford*. If empty, we look for the theme name.';
export const category = 'Category';
export const messagingPillar = 'Messaging pillar';
export const none = 'None';
export const coreTheme = 'Core theme';
export const coreThemeHint = 'You get an insight when answers leave it out.';
/** {theme}: its name */
export const changeTheme = message('Change “{theme}”');
export const quality = 'Quality';
export const service = 'Service';
export const product = 'Product';
export const values = 'Values';
/** A category of themes: where a business is */
export const placeOfBusiness = 'Place';

// Theme suggestions
export const themesFromMessagingPillars = 'Themes from your messaging pillars';

// Theme lead
/** {theme}: its name */
export const knownFor = message('“{theme}”');
/** {answers} of {of} that mention the brand say it */
export const answersMentioningYou = message(
  '{answers, number} of {of, plural, one {# answer that mentions} other {# answers that mention}} you',
);
/** {answers} of {of} say it in the sentence that has the brand's name */
export const besideYourNameIn = message(
  '{answers, number} of {of, plural, one {# answer} other {# answers}} say it next to your name',
);

// Theme table
/** {pillar}: the messaging pillar that the theme belongs to */
export const ofPillar = message('Messaging pillar “{pillar}”');
/** {praise} and {criticism}: statements */
export const praiseAndCriticism = message('{praise, number} praise, {criticism, number} criticism');
export const saidInAnswers = 'In answers mentioning you';
export const besideYourName = 'Next to your name';
export const themes = 'Themes';
export const core = 'Core';
export const sentiment = 'Sentiment';
/** {theme}: its name */
export const changeNamed = message('Change {theme}');
/** {theme}: its name */
export const deleteNamed = message('Delete {theme}');
export const byItsName = 'by name';

// Theme versions
export const themeWasChanged = 'This theme was changed elsewhere while you were editing it.';

// Theme form
/** A switch, in two versions side by side */
export const yes = 'yes';
export const no = 'no';
/** A field without words, in two versions side by side */
export const nothing = 'none';

import { message } from '@answerscope/contract';

// Contrast panel
export const contrast = 'Contrast';
export const wcagAa = 'WCAG AA';
export const cannotBePublished = 'Cannot be published';
export const tooLittleContrast = 'Too little contrast';
export const showAllPairs = 'Show all pairs';
export const allPairs = 'All pairs';
/** {count}: pairs of colours, all of them */
export const allHaveContrast = message(
  'All {count, number} colour pairs have enough contrast, in dark and light.',
);
/** {count}: pairs of colours */
export const someHaveTooLittle = message(
  '{count, plural, one {# colour pair has} other {# colour pairs have}} too little contrast.',
);
/** {what}: which colours, in the dark scheme */
export const inDark = message('Dark: {what}');
/** {what}: which colours, in the light scheme */
export const inLight = message('Light: {what}');
/** {above} and {below}: colours that lie on each other */
export const colorOn = message('{above} on {below}');
/** {ratio}: '4.2:1', of {needed}: the least that can be read */
export const ratioOf = message('{ratio} of {needed}');

// Design editor
export const preview = 'Preview';
export const beginAgain = 'Reset to published';
export const saving = 'Saving...';
export const saveDraft = 'Save draft';
export const publish = 'Publish';
export const notSavedYet = 'Not saved yet. Save the draft to publish it.';
export const draftIsPublished = 'The draft equals the published design.';
export const draftIsSaved = 'Draft saved. Only administrators can see it.';
/** {count}: values that are being typed */
export const valuesNotReadYet = message(
  '{count, plural, one {# value is} other {# values are}} not valid yet.',
);

// Design history
export const publishAgain = 'Publish again';
export const inUse = 'In use';
export const revertToThis = 'Revert to this';
export const publishedDesigns = 'Published designs';
export const revertBuiltInLook = 'Revert to the built-in look';
export const designsNotLoaded = 'The published designs could not be loaded';
export const noDesignPublishedYet = 'No design published yet. Visitors see the built-in look.';
export const revertConsequence =
  'Everyone sees it when they open or reload a page. The draft does not change.';
export const revert = 'Revert';
export const builtInLookBack = 'The built-in look is back';
/** {number}: the design's; {made}: what of, '4 values differ from the built-in look' */
export const designOf = message('Design {number}: {made}');
export const aDeletedAccount = 'a deleted account';
export const design = 'Design';
export const published = 'Published';
export const by = 'By';
export const reason = 'Reason';
/** {shown}: designs of the list, of {total} that were published */
export const newestOf = message(
  'The newest {shown, number} of {total, plural, one {# design} other {# designs}}.',
);
/** {number}: the design's */
export const revertTo = message('Revert to design {number}');
/** {number}: the design's */
export const designBack = message('Design {number} is back');

// Design in words
export const everybodySeesBuiltInLook = 'Everybody sees the built-in look.';
/** {count}: values of a design that are not as they are built in */
export const valuesThatDiffer = message(
  '{count, plural, =0 {the built-in look} one {# value differs from the built-in look} other {# values differ from the built-in look}}',
);
/** {number}: of the design that was published again; {count}: its values that are not as they are built in */
export const designAgain = message(
  'design {number} again, {count, plural, =0 {the built-in look} one {# value differs from the built-in look} other {# values differ from the built-in look}}',
);
/** {number}: the design's; {count}: its values that are not as they are built in */
export const everybodySees = message(
  'Everybody sees design {number} · {count, plural, =0 {the built-in look} one {# value differs from the built-in look} other {# values differ from the built-in look}}',
);

// Design preview
export const dark = 'Dark';
export const light = 'Light';
export const exampleOfTitle = '72% of answers mention you';
export const checkNow = 'Check now';
export const hasTheFocus = 'Has the focus';
export const deleteLabel = 'Delete';
export const mentioned = 'Mentioned';
export const failed = 'Failed';
export const needsAttention = 'Needs attention';
export const neutral = 'Neutral';
export const keyword = 'Keyword';
export const exampleOfHint = 'Words that matter least.';
export const whatIsChosen = 'What is chosen';
export const exampleOfAddress = 'https://example.com';
/** {link}: looks like a link; {selected}: like selected words */
export const wordsBeside = message(
  'Secondary text with <link>a link</link> and <selected>selected words</selected>.',
);
export const keywordExample = 'best coffee';

// Design values
export const asItIsBuiltIn = 'as it is built in';
/** {token}: its name in the API, 'accent_hover' */
export const colorNamed = message(`{token, select,
  surface_page {Surface page}
  surface_raised {Surface raised}
  surface_sunken {Surface sunken}
  surface_hover {Surface hover}
  surface_active {Surface active}
  surface_overlay {Surface overlay}
  line {Line}
  line_strong {Line strong}
  line_control {Line control}
  text {Text}
  text_muted {Text muted}
  text_faint {Text faint}
  accent {Accent}
  accent_hover {Accent hover}
  accent_text {Accent text}
  on_accent {On accent}
  accent_soft {Accent soft}
  accent_line {Accent line}
  glow {Glow}
  positive {Positive}
  positive_soft {Positive soft}
  negative {Negative}
  negative_soft {Negative soft}
  negative_solid {Negative solid}
  warning {Warning}
  warning_soft {Warning soft}
  channel_openai {Channel openai}
  channel_claude {Channel claude}
  channel_gemini {Channel gemini}
  channel_perplexity {Channel perplexity}
  other {{token}}
}`);
/** {token}: its name in the API, 'radius_lg' */
export const sizeNamed = message(`{token, select,
  text_xs {Text xs}
  text_sm {Text sm}
  text_base {Text base}
  text_lg {Text lg}
  text_xl {Text xl}
  text_2xl {Text 2xl}
  radius_sm {Radius sm}
  radius {Radius}
  radius_lg {Radius lg}
  radius_full {Radius full}
  font_sans {Font sans}
  font_mono {Font mono}
  shadow_raised {Shadow raised}
  shadow_overlay {Shadow overlay}
  width_page {Width page}
  width_prose {Width prose}
  height_control {Height control}
  height_header {Height header}
  duration {Duration}
  ease {Ease}
  other {{token}}
}`);
/** {token}: 'Accent'; {scheme}: of the colours */
export const tokenInScheme = message('{token}, {scheme, select, dark {dark} other {light}}');

// Publish dialog
export const publishThisDesign = 'Publish this design';
export const publishConsequence =
  'Everyone sees it when they open or reload a page. Emails, files and brand images keep their own colours.';
/** {number}: the design's */
export const designPublished = message('Design {number} is published');
/** {count}: pairs of colours */
export const notPublishable = message(
  '{count, plural, one {# colour pair has} other {# colour pairs have}} too little contrast to publish.',
);
/** {count}: pairs that are not listed */
export const andMore = message('And {count, number} more.');

// Token editor
export const protectedLabel = 'Protected';
export const asBuiltIn = 'As it is built in';
/** {names}: of tokens, with commas */
export const standardNames = message(
  'These standard names are reserved for third-party components: {names}.',
);
/** {value}: which colour, 'accent, dark' */
export const pick = message('Pick a color: {value}');
/** {value}: of a token */
export const builtIn = message('Built in: {value}');

// Use design draft
export const draftSaved = 'The draft is saved';

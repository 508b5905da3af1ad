import * as messages from './messages.ts';

/** WCAG 2.2 AA: words, and what is drawn to be understood. */
const WORDS = 4.5;
const DRAWN = 3;

/** Two colours that must be told apart, wherever one lies on the other. */
export interface ContrastPair {
  /** 'Links' */
  what: string;
  /** The name of the token that is read or seen. */
  front: string;
  /** What it lies on: the first on the next, and the last is opaque. */
  on: readonly string[];
  needed: number;
}

const GROUNDS = ['surface_page', 'surface_raised', 'surface_sunken', 'surface_overlay'] as const;

const onGrounds = (what: string, front: string, needed: number, grounds: readonly string[] = GROUNDS) =>
  grounds.map((ground): ContrastPair => ({ what, front, on: [ground], needed }));

/** What must hold of every design before it is published, in each scheme. The screen names these pairs. */
export const CONTRAST_PAIRS: readonly ContrastPair[] = [
  ...onGrounds(messages.words, 'text', WORDS, [...GROUNDS, 'surface_hover', 'surface_active']),
  ...onGrounds(messages.quieterWords, 'text_muted', WORDS, [...GROUNDS, 'surface_hover', 'surface_active']),
  ...onGrounds(messages.faintWords, 'text_faint', WORDS),
  ...onGrounds(messages.linksAndRingWhatHas, 'accent_text', WORDS),
  {
    what: messages.wordsThatAreChosen,
    front: 'accent_text',
    on: ['accent_soft', 'surface_page'],
    needed: WORDS,
  },
  {
    what: messages.wordsThatAreChosen,
    front: 'accent_text',
    on: ['accent_soft', 'surface_raised'],
    needed: WORDS,
  },
  { what: messages.wordsOnWhatChosen, front: 'text', on: ['accent_soft', 'surface_page'], needed: WORDS },
  { what: messages.wordsOnWhatChosen, front: 'text', on: ['accent_soft', 'surface_raised'], needed: WORDS },
  { what: messages.selectedWords, front: 'text', on: ['accent_line', 'surface_page'], needed: WORDS },
  { what: messages.theMostImportantButton, front: 'on_accent', on: ['accent'], needed: WORDS },
  { what: messages.theSameUnderPointer, front: 'on_accent', on: ['accent_hover'], needed: WORDS },
  ...onGrounds(messages.theEdgeField, 'line_control', DRAWN, [
    'surface_page',
    'surface_raised',
    'surface_overlay',
  ]),
  ...['positive', 'negative', 'warning'].flatMap((state) => [
    ...onGrounds(messages.whatIs({ state }), state, WORDS),
    {
      what: messages.aBadgeThatIs({ state }),
      front: state,
      on: [`${state}_soft`, 'surface_page'],
      needed: WORDS,
    },
    {
      what: messages.aBadgeThatIs({ state }),
      front: state,
      on: [`${state}_soft`, 'surface_raised'],
      needed: WORDS,
    },
  ]),
  ...['openai', 'claude', 'gemini', 'perplexity'].flatMap((channel) =>
    onGrounds(messages.lineInAChart({ channel }), `channel_${channel}`, DRAWN, [
      'surface_page',
      'surface_raised',
    ]),
  ),
];

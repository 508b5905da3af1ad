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
  ...onGrounds('Words', 'text', WORDS, [...GROUNDS, 'surface_hover', 'surface_active']),
  ...onGrounds('Quieter words', 'text_muted', WORDS, [...GROUNDS, 'surface_hover', 'surface_active']),
  ...onGrounds('Faint words', 'text_faint', WORDS),
  ...onGrounds('Links and the ring of what has the focus', 'accent_text', WORDS),
  { what: 'Words that are chosen', front: 'accent_text', on: ['accent_soft', 'surface_page'], needed: WORDS },
  {
    what: 'Words that are chosen',
    front: 'accent_text',
    on: ['accent_soft', 'surface_raised'],
    needed: WORDS,
  },
  { what: 'Words on what is chosen', front: 'text', on: ['accent_soft', 'surface_page'], needed: WORDS },
  { what: 'Words on what is chosen', front: 'text', on: ['accent_soft', 'surface_raised'], needed: WORDS },
  { what: 'Selected words', front: 'text', on: ['accent_line', 'surface_page'], needed: WORDS },
  { what: 'The most important button', front: 'on_accent', on: ['accent'], needed: WORDS },
  { what: 'The same under the pointer', front: 'on_accent', on: ['accent_hover'], needed: WORDS },
  ...onGrounds('The edge of a field', 'line_control', DRAWN, [
    'surface_page',
    'surface_raised',
    'surface_overlay',
  ]),
  ...['positive', 'negative', 'warning'].flatMap((state) => [
    ...onGrounds(`What is ${state}`, state, WORDS),
    { what: `A badge that is ${state}`, front: state, on: [`${state}_soft`, 'surface_page'], needed: WORDS },
    {
      what: `A badge that is ${state}`,
      front: state,
      on: [`${state}_soft`, 'surface_raised'],
      needed: WORDS,
    },
  ]),
  ...['openai', 'claude', 'gemini', 'perplexity'].flatMap((channel) =>
    onGrounds(`The line of ${channel} in a chart`, `channel_${channel}`, DRAWN, [
      'surface_page',
      'surface_raised',
    ]),
  ),
];

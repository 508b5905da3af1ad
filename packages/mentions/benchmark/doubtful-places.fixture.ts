/** An ordinary word as a name, for tests of what the rules are unsure of. */
export const UNSURE_BRAND = 'Ember';

const BEGINNINGS = [
  ...['Ember', 'The Ember', 'An Ember', 'Some Ember', 'Many like Ember', 'Then there is Ember', 'With Ember'],
  ...[
    'A warm Ember',
    'Their Ember',
    'Try Ember',
    'Good: Ember',
    'Some think of Ember',
    'Ember or not, Ember',
  ],
];
const ENDS = [
  ...[' is warm.', ' keeps things warm.', ' because it is warm.', ', warm and quiet.', ' at night is warm.'],
  ...[
    ' works, warm as it is.',
    ' offers a warm light.',
    ' app is warm.',
    ' and its warm light.',
    ' on a warm desk.',
  ],
];

/** Which of them is nearly even is the rules' affair; that one of each kind is, is what is tested with. */
export const UNSURE_SENTENCES = BEGINNINGS.flatMap((beginning) => ENDS.map((end) => `${beginning}${end}`));

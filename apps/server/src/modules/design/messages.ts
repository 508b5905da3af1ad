import { message } from '@answerscope/contract';

// Design
/** {token}: its name; {fault}: what is wrong with its value */
export const faultOf = message('{token}: {fault}');
/** {count}: faults that are not listed */
export const andMore = message('and {count, number} more');
/** {fault}: the first of them */
export const notPublishable = message('This design cannot be published. {fault}.');
/** {count}: pairs of colours; {pair}: the first of them, with its contrast */
export const tooLittleContrast = message(
  'This design cannot be published: {count, plural, one {# pair of colours has} other {# pairs of colours have}} too little contrast. {pair}.',
);

// Theme templates
export const cannotBeChanged =
  'This theme template came with the product. It can’t be changed. Copy its tokens to a template of your own.';
export const cannotBeTrashed = 'This theme template came with the product. It can’t be put in the trash.';

// Change draft
export const draftChangedByOther = 'Someone else changed the draft in the meantime.';
export const nothingChanged = 'No changes. The draft already has these values.';

// Publish design
export const draftChanged = 'The draft changed in the meantime. Please review it first.';
export const otherDesignPublished = 'Another design was published in the meantime. Please review it first.';
export const publishedAlready = 'This design is already published.';

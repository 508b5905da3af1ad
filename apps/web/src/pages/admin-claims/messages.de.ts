import type { Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

export default {
  // Claims page
  belowTheFirstView: 'Unter dem ersten Bildschirm',
  besideThePrices: 'Neben den Preisen',
  ofWhat: 'Bezug',
  landingClaims: 'Werbeaussagen',
  claim: 'Aussage',
  place: 'Platzierung',
  status: 'Status',
} satisfies Translation<typeof messages>;

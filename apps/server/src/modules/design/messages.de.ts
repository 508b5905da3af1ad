import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // Design
  faultOf: message('{token}: {fault}'),
  andMore: message('und {count, number} weitere'),
  notPublishable: message('Dieses Design lässt sich nicht veröffentlichen. {fault}.'),
  tooLittleContrast: message(
    'Dieses Design lässt sich nicht veröffentlichen: {count, plural, one {# Farbpaar hat} other {# Farbpaare haben}} zu wenig Kontrast. {pair}.',
  ),

  // Theme templates
  cannotBeChanged:
    'Diese Designvorlage wird mitgeliefert. Sie lässt sich nicht ändern. Kopieren Sie ihre Werte in eine eigene Vorlage.',
  cannotBeTrashed: 'Diese Designvorlage wird mitgeliefert. Sie lässt sich nicht in den Papierkorb legen.',

  // Change draft
  draftChangedByOther: 'Jemand anderes hat den Entwurf inzwischen geändert.',
  nothingChanged: 'Nichts geändert. Der Entwurf hat bereits diese Werte.',

  // Publish design
  draftChanged: 'Der Entwurf hat sich inzwischen geändert. Bitte sehen Sie ihn zuerst durch.',
  otherDesignPublished:
    'Inzwischen wurde ein anderes Design veröffentlicht. Bitte sehen Sie es zuerst durch.',
  publishedAlready: 'Dieses Design ist bereits veröffentlicht.',
} satisfies Translation<typeof messages>;

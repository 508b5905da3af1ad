import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // Insights
  themeBesideName: message(
    '„{theme}“ steht in {count, number} der {total, number} Antworten mit Ihrer Marke neben Ihrem Namen.',
  ),
  themeSeldom: message(
    '{count, plural, =0 {Keine der {total, number} Antworten mit Ihrer Marke nennt} one {Nur # der {total, number} Antworten mit Ihrer Marke nennt} other {Nur # der {total, number} Antworten mit Ihrer Marke nennen}} „{theme}“, eines Ihrer Kernmerkmale.',
  ),
  themeApart: message(
    '„{theme}“ steht in {count, number} der {total, number} Antworten mit Ihrer Marke, aber in keiner neben Ihrem Namen.',
  ),
  themeUneven: message(
    'Wird Ihre Marke erwähnt, nennt {often} „{theme}“ in {oftenCount, number} von {oftenTotal, number} Antworten, {seldom} in {seldomCount, number} von {seldomTotal, number}.',
  ),
  pillarBesideName: message(
    'Ein Merkmal Ihrer Kernbotschaft „{pillar}“ steht in {count, number} der {total, number} Antworten mit Ihrer Marke neben Ihrem Namen.',
  ),
  pillarSeldom: message(
    '{count, plural, =0 {Keine der {total, number} Antworten mit Ihrer Marke enthält} one {Nur # der {total, number} Antworten mit Ihrer Marke enthält} other {Nur # der {total, number} Antworten mit Ihrer Marke enthalten}} ein Merkmal Ihrer Kernbotschaft „{pillar}“.',
  ),
  mentionedInstead: message(
    '{name} wird in {total, number} Antworten erwähnt. In {count, number} davon fehlen Sie.',
  ),
  standsBeforeYou: message(
    '{name} steht in {count, number} von {total, number} Antworten, die beiden einen Platz geben, vor Ihnen.',
  ),
  youStandBefore: message(
    'Sie stehen in {count, number} von {total, number} Antworten, die beiden einen Platz geben, vor {name}.',
  ),
  citedWithoutYou: message(
    '{domain} wird in {count, number} von {total, number} Antworten zitiert, die andere erwähnen und Sie nicht.',
  ),
} satisfies Translation<typeof messages>;

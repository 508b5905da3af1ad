import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // Insights
  themeBesideName: message(
    '„{theme}“ steht in {count, number} der {total, number} Antworten, die Sie erwähnen, neben Ihrem Namen.',
  ),
  themeSeldom: message(
    '{count, plural, =0 {Keine der {total, number} Antworten, die Sie erwähnen, nennt} one {Nur # der {total, number} Antworten, die Sie erwähnen, nennt} other {Nur # der {total, number} Antworten, die Sie erwähnen, nennen}} „{theme}“, eines Ihrer Kernthemen.',
  ),
  themeApart: message(
    '„{theme}“ steht in {count, number} der {total, number} Antworten, die Sie erwähnen, aber in keiner neben Ihrem Namen.',
  ),
  themeUneven: message(
    'Wird Ihre Marke erwähnt, nennt {often} „{theme}“ in {oftenCount, number} von {oftenTotal, number} Antworten, {seldom} in {seldomCount, number} von {seldomTotal, number}.',
  ),
  pillarBesideName: message(
    'Ein Thema Ihrer Kernbotschaft „{pillar}“ steht in {count, number} der {total, number} Antworten, die Sie erwähnen, neben Ihrem Namen.',
  ),
  pillarSeldom: message(
    '{count, plural, =0 {Keine der {total, number} Antworten, die Sie erwähnen, enthält} one {Nur # der {total, number} Antworten, die Sie erwähnen, enthält} other {Nur # der {total, number} Antworten, die Sie erwähnen, enthalten}} ein Thema Ihrer Kernbotschaft „{pillar}“.',
  ),
  mentionedInstead: message(
    '{name} wird in {total, number} Antworten erwähnt. {count, plural, one {# davon erwähnt} other {# davon erwähnen}} Sie nicht.',
  ),
  standsBeforeYou: message(
    '{name} steht in {count, number} von {total, number} Antworten, die beiden einen Platz geben, vor Ihnen.',
  ),
  youStandBefore: message(
    'Sie stehen in {count, number} von {total, number} Antworten, die beiden einen Platz geben, vor {name}.',
  ),
  citedWithoutYou: message(
    '{domain} wird in {count, number} von {total, number} Antworten zitiert, die andere und nicht Sie erwähnen.',
  ),
} satisfies Translation<typeof messages>;

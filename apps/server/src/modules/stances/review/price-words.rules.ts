import { isPaidPer, type PriceOfPeriod } from './declared-facts.rules.ts';

const word = (words: string) => `(?<![\\p{L}\\p{N}])(?:${words})(?!\\p{L})`;

const FILLERS = `(?:[\\s*_"“”„(:：–—-]|${word('only|just|at|from|for|currently|now|bei|nur|ab|für|derzeit|aktuell|seulement|à|de|partir|solo|apenas|desde|da|slechts|maar|vanaf|tylko|od|kun|fra|bara|från')})*`;

/** Right before an amount it is what something costs. */
const COSTS = new RegExp(
  `(?:${word(
    [
      'costs?|costing|priced at|prices? (?:is|are|of|at|starts?)|pricing (?:is|starts?|begins)|(?:starts?|starting|begins) (?:at|from)|sells for|retails (?:at|for)|available (?:at|for|from)',
      'kostet|kosten|preise? (?:ist|liegt bei|liegen bei|beträgt|von|ab)|(?:beginnt|beginnen|startet|starten|liegt) bei|erhältlich (?:ab|für)',
      'coûte(?:nt)?|(?:prix|tarifs?) (?:est |sont )?(?:de|à)|(?:proposée?|vendue?|facturée?) à|à partir de|dès',
      'cuestan?|precio (?:es )?de|a partir de|custam?|preço (?:é )?de',
      'costano?|prezzo (?:è )?di|a partire da',
      'kost|prijs (?:is|van)',
      'kosztuj[ąe]|cena (?:to|wynosi)',
      'koster|kostar|pris(?:en)? (?:er|är)',
    ].join('|'),
  )}|${word('price|pricing|prices|preise?|prix|tarifs?|precios?|preço|prezzo|prijs|cena|pris')} ?[:：–—-]|(?:料金|価格|値段)[はが：:]?)${FILLERS}$`,
  'iu',
);
/** Right before an amount it may be that of something else. */
const MAYBE = new RegExp(
  `(?:${word('from|ab|fra|från|od|desde|vanaf|da')}|${word(
    '(?:plans?|subscriptions?|licen[cs]es?|tiers?|memberships?|abo|abonnements?|tarif|forfait|formule|suscripción|abbonamento|piano|abonament|pakiet)(?: (?:is|are|ist|est|es|è))?',
  )}|[月年]額)${FILLERS}$`,
  'iu',
);
const MAYBE_BEHIND =
  /^[\s-]?(?:plans?|subscriptions?|licen[cs]es?|tiers?|memberships?|abo|abonnements?|tarif)(?!\p{L})|^(?:から|〜)/iu;

/** Said of something other than the offer, or of the past. */
const UNSAID = new RegExp(
  `${word(
    [
      "(?:not|never|no longer|would|could|might|may|can|used to|previously|formerly|once|originally|was|were)|\\p{L}+n['’]t",
      'nicht|nie|würden?|könnten?|früher|damals|ursprünglich|war',
      'ne|pas|autrefois|auparavant|antes|no|non|prima|niet|vroeger|nie|dawniej|ikke|inte|tidligere|tidigare',
      '(?:shipping|delivery|set-?up|installation|onboarding|training|support|add-?ons?|extras?|migration|storage|hosting)(?: \\p{L}+)?',
      '(?:versand|lieferung|einrichtung|livraison|envío|spedizione|verzending|bezorging|dostawa|wysyłka|frakt|levering)(?: \\p{L}+)?',
    ].join('|'),
  )}[\\s,]*$`,
  'iu',
);
/** Amounts of others, and savings. */
const OF_OTHERS = new RegExp(
  word(
    [
      'rivals?|competitors?|competing|others?|alternatives?|elsewhere|most|average|than|versus|vs|unlike|whereas|half|twice|cuts?|reduc(?:es?|ed|ing)|lowers?|slash(?:es)?|sav(?:es?|ed|ing|ings)',
      'konkurren\\p{L}*|andere[nr]?|wettbewerb\\p{L}*|durchschnitt\\p{L}*|als|spart|sparen|senkt|senken',
      'concurrents?|autres?|moyenne|économise\\p{L}*|réduit|competidores|otros|ahorra\\p{L}*|concorrenti|altri|risparmi\\p{L}*|concurrenten|bespaar\\p{L}*|konkurenc\\p{L}*|oszczędz\\p{L}*',
    ].join('|'),
  ),
  'iu',
);
/** Money that is no price. */
const OTHER_MONEY = new RegExp(
  word(
    [
      'rais(?:es?|ed|ing)|fund(?:s|ed|ing)?|revenues?|turnover|sales|discount(?:s|ed)?|off|over|under|above|below|exceed\\p{L}*|up to|less|more|worth|valu(?:e|es|ed|ation)|invest\\p{L}*|grants?|donat\\p{L}*|shipping|deliver\\p{L}*|orders?|purchases?|refunds?|cashback|credits?|vouchers?|gifts?|bonus(?:es)?|prizes?|paid|pays?|paying|payouts?|earn\\p{L}*|mak(?:es?|ing)|salar\\p{L}*|wages?|spend\\p{L}*|spent|budgets?|fines?|fees?|acquir\\p{L}*|bought|previously|formerly|used to|was|were|originally|until|increase[sd]?|rose|grew|went|fell|dropped|extra|add-?ons?|additional|set-?up|deposits?|minimum|limits?|caps?|cover(?:s|ed|age)?|transactions?|replac\\p{L}*|gener\\p{L}*',
      'umsatz|umsätze\\p{L}*|rabatt\\p{L}*|versand\\p{L}*|bestell\\p{L}*|mindest\\p{L}*|über|unter|bis zu|gutschein\\p{L}*|investi\\p{L}*|einnahmen|budget|gehalt|verdien\\p{L}*|statt|früher|bisher|zusätzlich|gebühr\\p{L}*|einsammel\\p{L}*|eingesammelt',
      "chiffre d['’]affaires|remise|réduction|livraison|commande\\p{L}*|jusqu['’]à|levée?|investi\\p{L}*|frais|ingresos|descuento\\p{L}*|envío|pedidos?|hasta|ricavi|sconto|spedizione|ordini|fino a|omzet|korting|verzending|bestelling\\p{L}*|tot|przychod\\p{L}*|rabat\\p{L}*|wysyłk\\p{L}*|omsetning|omsättning|fragt|frakt",
    ].join('|'),
  ),
  'iu',
);
const ROUGHLY = new RegExp(
  `(?:${word(
    'about|around|roughly|approximately|approx\\.?|nearly|almost|some|up to|over|under|above|below|more than|less than|at least|at most|etwa|rund|circa|ca\\.?|ungefähr|über|unter|bis zu|mindestens|environ|plus de|moins de|alrededor de|más de|menos de|hasta|più di|meno di|fino a|ongeveer|meer dan|minder dan|tot|około|ponad|cirka|over',
  )}|[~≈<>])[\\s*_]*$`,
  'iu',
);
/** `€10 less`, `€10 a month off`, `$60 that most rivals charge`: not the price of the offer. */
const NO_PRICE_BEHIND =
  /^\+|^[\s*_)]*(?:(?:an?|per|im|pro|par|al|\/) ?\p{L}+ )?(?:(?:in|of|an|de|en|di|worth of) )?(?:\p{L}+ )?(?:less|more|off|cheaper|extra|discounts?|savings?|funding|revenues?|sales|credits?|cashback|vouchers?|coupons?|bonus|refunds?|back|gift|budgets?|fees?|that|which|weniger|mehr|günstiger|teurer|rabatt|ersparnis|umsatz|gutschein|gutschrift|versandkostenfrei|versandfrei|bestellwert|mindestbestellwert|de moins|de plus|de remise|de réduction|menos|más|de descuento|meno|più|di sconto|minder|meer|korting|taniej|drożej|rabatu|mindre|mere|rabat)(?!\p{L})/iu;

export function isNoPrice(behind: string): boolean {
  return NO_PRICE_BEHIND.test(behind);
}

/**
 * Whether the words beside an amount say that it is what the offer costs. An amount without such words is none: savings,
 * discounts, limits and revenues look the same.
 * @param text a sentence, or the cell of a table
 */
export function isSaidAsPrice(text: string, { start, end }: PriceOfPeriod): boolean {
  const before = text.slice(0, start);
  const behind = text.slice(end);
  if (isNoPrice(behind) || ROUGHLY.test(before) || OF_OTHERS.test(before)) return false;
  const costs = COSTS.exec(before);
  if (costs !== null) return !UNSAID.test(before.slice(0, costs.index));
  const isMaybe = MAYBE.test(before) || MAYBE_BEHIND.test(behind) || isPaidPer(behind);
  return isMaybe && !OTHER_MONEY.test(before);
}

const PRICE_HEAD = new RegExp(
  `${word(
    '(?:starting |monthly |list )?(?:prices?|pricing|costs?)|(?:\\p{L}+)?preise?|kosten|prix|tarifs?|precios?|costes?|preços?|prezz[oi]|costi?|prij(?:s|zen)|cen[ay]|koszty?|pris(?:er)?',
  )}|料金|価格|가격`,
  'iu',
);

/** Whether a column's head says that the amounts below are prices. */
export function isPriceHead(head: string): boolean {
  return PRICE_HEAD.test(head) && !OTHER_MONEY.test(head) && !OF_OTHERS.test(head);
}

const BARE = /^[\s*_~()+]*(?:(?:from|ab|dès|desde|da|vanaf|od|fra|från)\s)?$/iu;

/** Whether a cell holds an amount and nothing else of weight in front of it. */
export function isBareAmount(cell: string, { start, end }: PriceOfPeriod): boolean {
  const behind = cell.slice(end).trim();
  return (
    BARE.test(cell.slice(0, start)) &&
    (behind === '' || isPaidPer(cell.slice(end)) || /^[*_)+]+$/u.test(behind))
  );
}

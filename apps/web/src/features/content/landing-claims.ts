/**
 * What the operator of a site claims: content, with the specification's figures and offers as default. Nothing of it is
 * measured or done by the product, so it stands on the page under a label that says whose words it is.
 */
export const OPERATOR_CLAIMS = [
  { figure: '1,000+', label: 'businesses' },
  { figure: '50 million+', label: 'keywords tracked' },
  { figure: '99.9%', label: 'uptime' },
] as const;

export const OPERATOR_REFUND = 'a 30-day refund on paid plans.';

export const OPERATOR_OFFER =
  'a 14-day free trial with no card on all plans, and a 30-day money-back guarantee on paid ones.';

/** What the landing page claims; the specification's figures until an administrator changes them. */
export const LANDING_CLAIMS = [
  { figure: '1,000+', label: 'businesses' },
  { figure: '50 million+', label: 'keywords tracked' },
  { figure: '99.9%', label: 'uptime' },
] as const;

import { contract } from '@answerscope/contract';
import { expect, type Page } from '@playwright/test';
import { showMyChannelReport } from './canned-analytics.ts';
import { showBrandAnalysis } from './canned-brand.ts';
import { showCompanies, showCompanyNews, showSources } from './canned-companies.ts';
import { showPreview } from './canned-judging.ts';
import { showOpportunities } from './canned-opportunities.ts';
import { showPresence } from './canned-presence.ts';
import { showStatements } from './canned-statements.ts';
import { alterReply } from './replies.ts';
import { at, drawn, look, openFold, screensOf } from './screen.ts';

const COMPETITORS = '/tracker/competitive-intel';

const SOURCES = '/tracker/sources';

async function openCompanies(page: Page): Promise<void> {
  await showStatements(page);
  await showCompanies(page);
  await at(COMPETITORS, /Nordhaven, 104 mention you/)(page);
  await expect(page.getByRole('table', { name: 'Companies' })).toContainText('Quarzwerk');
}

async function openSources(page: Page): Promise<void> {
  await showSources(page);
  await at(SOURCES, '38% of answers cite guide.example, the most cited site')(page);
  await expect(page.getByRole('table', { name: 'Sources' })).toContainText('Quarzwerk');
}

async function openOpportunities(page: Page): Promise<void> {
  await showOpportunities(page);
  await at(`${COMPETITORS}?tab=opportunities`, 'mention competitors, not you')(page);
}

async function openAnalysis(page: Page): Promise<void> {
  await showStatements(page);
  await showBrandAnalysis(page);
  await at('/tracker/brand-analysis', 'Nordhaven is mentioned in 120 answers')(page);
}

const openStep = (step: string, text: string) => async (page: Page) => {
  await showBrandAnalysis(page);
  await at(`/tracker/brand-analysis?tab=setup&step=${step}`, text)(page);
};

/** How you compare with others, what is said of you, and your figures over time. */
export const MARKET_SCREENS = [
  ...screensOf('competitive-intel', 'reported', {
    competitors: at(COMPETITORS, 'Tracked'),
    'competitors-compared': look({ isFixed: true }, async (page) => {
      await showCompanyNews(page);
      await openCompanies(page);
      await expect(page.getByText('Your share of voice went from 61% to 48%')).toBeVisible();
    }),
    'competitor-sheet': look({ isFixed: true }, async (page) => {
      await alterReply(page, contract.brand.list_competitors, (body) => ({
        ...body,
        items: body.items.map((one) => ({
          ...one,
          competitor_url: 'https://nordhaven.example/shop',
          description: 'Sells the same brands, mostly to clubs.',
          industry: 'Sporting goods',
          market_position: 'Challenger',
          competitive_strength: 'Strong',
          key_strengths: ['Prices for clubs', 'Delivers the next day'],
          relationship_type: 'Direct competitor',
          products: ['Nordhaven Trail'],
        })),
      }));
      await at(COMPETITORS, 'Tracked')(page);
      await page.getByRole('button', { name: 'Nordhaven : your notes' }).click();
      await expect(page.getByRole('dialog', { name: 'Nordhaven' })).toContainText('Challenger');
    }),
    'competitor-dialog': async (page) => {
      await page.goto(COMPETITORS);
      await page.getByRole('button', { name: 'Nordhaven : your notes' }).click();
      await page.getByRole('button', { name: 'Change', exact: true }).click();
      await expect(page.getByRole('dialog', { name: 'Change Nordhaven' })).toBeVisible();
    },
    'competitors-preview': look({ isFixed: true }, async (page) => {
      await showPreview(page);
      await at(COMPETITORS, '41 answers would newly mention you')(page);
      await expect(page.getByText('“NW Books”')).toBeVisible();
    }),
    opportunities: look({ isFixed: true }, openOpportunities),
  }),
  ...screensOf('sources', 'reported', {
    sources: look({ isFixed: true }, openSources),
    'sources-addresses': async (page) => {
      await openSources(page);
      await page.getByRole('button', { name: 'guide.example : its addresses' }).click();
      await expect(page.getByText('6 pages, most cited first')).toBeVisible();
    },
  }),
  ...screensOf('brand-analysis', 'settled', {
    'brand-analysis': look({ isFixed: true }, openAnalysis),
    'brand-analysis-statements': async (page) => {
      await openAnalysis(page);
      await page.getByRole('button', { name: /^9 of 118/ }).click();
      await expect(page.getByText('9 statements, newest answers first')).toBeVisible();
    },
    'brand-analysis-facts': async (page) => {
      await openAnalysis(page);
      await page.getByRole('button', { name: 'Edit your facts' }).click();
      await expect(page.getByRole('dialog', { name: 'Your facts' })).toBeVisible();
    },
    'brand-analysis-theme': async (page) => {
      await openAnalysis(page);
      await page.getByRole('button', { name: 'Change Advice by people who read' }).click();
      await expect(page.getByRole('dialog').getByLabel('Core theme')).toBeVisible();
    },
    'brand-setup-profile': look({ isFixed: true }, openStep('profile', 'What sets you apart')),
    'brand-setup-pillars': openStep('pillars', 'messaging pillars'),
    'brand-setup-analysis': openStep('analysis', 'Open the analysis'),
  }),
  ...screensOf('brand-analysis', 'reported', {
    'brand-setup-competitors': openStep('competitors', 'Also mentioned'),
  }),
  ...screensOf('presence-score', 'settled', {
    presence: look({ isFixed: true }, async (page) => {
      await showPresence(page);
      await at('/tracker/presence-score', 'Most room to improve')(page);
      await openFold(page, 'History');
      await drawn(page);
    }),
    'presence-table': async (page) => {
      await showPresence(page);
      await at('/tracker/presence-score?channel=claude', 'Most room to improve')(page);
      await openFold(page, 'History');
      await page.getByText('Table', { exact: true }).click();
      await expect(page.getByRole('table', { name: 'All assistants over time' })).toBeVisible();
    },
  }),
  ...screensOf('analytics', 'reported', {
    analytics: at('/tracker/reports/analytics', 'By day'),
    'analytics-channels': look({ isFixed: true }, async (page) => {
      await showMyChannelReport(page);
      await at('/tracker/reports/analytics?report=channel-performance', 'By day')(page);
    }),
    'analytics-competitors': at('/tracker/reports/analytics?report=competitive-analysis', 'In detail'),
  }),
];

import { type ClaimPlace, type LandingClaim, landingClaims } from '@answerscope/contract';
import { ActiveBadge } from '../../features/admin/resources/active-badge.tsx';
import { LANGUAGES_COLUMN } from '../../features/admin/resources/languages-column.tsx';
import { ResourcePage } from '../../features/admin/resources/resource-page.tsx';
import { useAdminClients } from '../../lib/admin-clients.tsx';
import type { Column } from '../../ui/data-table.tsx';
import * as messages from './messages.ts';

const PLACES: Record<ClaimPlace, string> = {
  hero: messages.belowTheFirstView,
  pricing: messages.besideThePrices,
};

const COLUMNS: readonly Column<LandingClaim>[] = [
  { key: 'figure', header: messages.claim, isMain: true, sortBy: 'figure', cell: ({ figure }) => figure },
  { key: 'label', header: messages.ofWhat, cell: ({ label }) => label },
  { key: 'place', header: messages.place, cell: ({ place }) => PLACES[place] },
  LANGUAGES_COLUMN,
  { key: 'status', header: messages.status, cell: ({ is_active }) => <ActiveBadge isActive={is_active} /> },
];

/** What the operator claims on the landing page. */
export function ClaimsPage() {
  return (
    <ResourcePage
      title={messages.landingClaims}
      resource={landingClaims}
      procedures={useAdminClients().queries.landing_claims}
      columns={COLUMNS}
    />
  );
}

import type { PlanRecord } from '@answerscope/contract';
import { useState } from 'react';
import { useAdminClients } from '../../lib/admin-clients.tsx';
import { Button } from '../../ui/button.tsx';
import { ActDialog } from './act-dialog.tsx';

/** Whether new accounts begin on a plan; a free one can be chosen for that. */
export function DefaultPlan({ plan }: { plan: PlanRecord }) {
  const { api } = useAdminClients();
  const [isAsking, setIsAsking] = useState(false);
  if (plan.is_default) return <p>New accounts start on this plan.</p>;
  const why = plan.is_active
    ? plan.price_monthly > 0 || plan.price_yearly > 0
      ? 'New accounts can’t start on a plan with a price.'
      : null
    : 'New accounts can’t start on a withdrawn plan.';
  if (why !== null) return <p className="quiet">{why}</p>;
  return (
    <>
      <p>New accounts start on another plan.</p>
      <div>
        <Button onClick={() => setIsAsking(true)}>Make default</Button>
      </div>
      {isAsking && (
        <ActDialog
          title={`Start new accounts on ${plan.name}`}
          consequence="Accounts created from now on start here. Existing accounts don’t change."
          confirmLabel="Make default"
          act={async (reason) => {
            await api.admin.set_default_plan({ id: plan.id, reason });
            return `New accounts start on ${plan.name}`;
          }}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}

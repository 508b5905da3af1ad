import type { PlanRecord } from '@answerscope/contract';
import { useState } from 'react';
import { useAdminClients } from '../../lib/admin-clients.tsx';
import { Button } from '../../ui/button.tsx';
import { ActDialog } from './act-dialog.tsx';
import * as messages from './messages.ts';

/** Whether new accounts begin on a plan; a free one can be chosen for that. */
export function DefaultPlan({ plan }: { plan: PlanRecord }) {
  const { api } = useAdminClients();
  const [isAsking, setIsAsking] = useState(false);
  if (plan.is_default) return <p>{messages.newAccountsStartOnPlan}</p>;
  const why = plan.is_active
    ? plan.price_monthly > 0 || plan.price_yearly > 0
      ? messages.newAccountsCantStartOn
      : null
    : messages.newAccountsCantStartOnWithdrawn;
  if (why !== null) return <p className="quiet">{why}</p>;
  return (
    <>
      <p>{messages.newAccountsStartOnAnother}</p>
      <div>
        <Button onClick={() => setIsAsking(true)}>{messages.makeDefault}</Button>
      </div>
      {isAsking && (
        <ActDialog
          title={messages.startNewAccountsOn({ plan: plan.name })}
          consequence={messages.accountsCreatedFromNowOn}
          confirmLabel={messages.makeDefault}
          act={async (reason) => {
            await api.admin.set_default_plan({ id: plan.id, reason });
            return messages.newAccountsStartOn({ plan: plan.name });
          }}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}

import { type DesignDraft, failingPairs, pairInWords } from '@answerscope/contract';
import { useAdminClients } from '../../../lib/admin-clients.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { ActDialog } from '../act-dialog.tsx';
import * as messages from './messages.ts';
import { wearDesign } from './wear-design.ts';

interface PublishDialogProps {
  draft: DesignDraft;
  publishedNumber: number;
  onClose: () => void;
}

const PAIRS_SAID = 5;

/** Shows the draft to everybody; with too little contrast it says of which pairs, and does not. */
export function PublishDialog({ draft, publishedNumber, onClose }: PublishDialogProps) {
  const { api } = useAdminClients();
  const failing = failingPairs(draft.tokens);
  const more = failing.length - PAIRS_SAID;
  return (
    <ActDialog
      title={messages.publishThisDesign}
      consequence={messages.publishConsequence}
      confirmLabel={messages.publish}
      isDisabled={failing.length > 0}
      act={async (reason) => {
        const done = await api.admin.publish_design({
          draft_version: draft.version,
          published_number: publishedNumber,
          reason,
        });
        wearDesign(done.style_sheet);
        return messages.designPublished({ number: String(done.number) });
      }}
      onClose={onClose}
    >
      {failing.length > 0 && (
        <Alert tone="negative">
          <p>{messages.notPublishable({ count: failing.length })}</p>
          <ul>
            {failing.slice(0, PAIRS_SAID).map((pair) => (
              <li key={pairInWords(pair)}>{pairInWords(pair)}</li>
            ))}
          </ul>
          {more > 0 && <p>{messages.andMore({ count: more })}</p>}
        </Alert>
      )}
    </ActDialog>
  );
}

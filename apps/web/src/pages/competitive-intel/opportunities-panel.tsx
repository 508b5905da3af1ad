import { CHANNELS, type Channel, type Opportunities } from '@answerscope/contract';
import { IconBulb } from '@tabler/icons-react';
import { channelLabel } from '../../domain/channel/channel-badge.tsx';
import {
  notSearchedInWords,
  type OpportunityAnswersToOpen,
  unsteadyInWords,
  whyNoOpportunity,
} from '../../features/brand-analysis/opportunities-in-words.ts';
import { OpportunityList, WaitingList } from '../../features/brand-analysis/opportunity-list.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Hint } from '../../ui/hint.tsx';
import { Panel } from '../../ui/page-frame.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { EmptyState } from '../../ui/states.tsx';

const HINT =
  'One answer of each check counts, of the model and question asked last, to keywords that do not name you. Listed is what more than half of such answers do, by more than chance explains, over all your keywords together. Most answers come first; of equally many the steadier.';

interface OpportunitiesPanelProps {
  found: Opportunities;
  channel: Channel | undefined;
  onChannel: (channel: Channel | undefined) => void;
  onOpen: (answers: OpportunityAnswersToOpen) => void;
}

/** Where a competitor is steadily named and the company is not, with what is known of each. */
export default function OpportunitiesPanel({ found, channel, onChannel, onOpen }: OpportunitiesPanelProps) {
  const { items, total, waiting, unsteady, channels } = found;
  const notSearched = notSearchedInWords(found);
  return (
    <>
      <Panel
        title="Where competitors are named and you are not"
        aside={<Hint text={HINT}>How this is counted</Hint>}
      >
        {(channels.length > 1 || channel) && (
          <Segmented
            label="Show the answers of"
            hidesLabel
            value={channel ?? 'all'}
            options={[null, ...channels.map((one) => one.channel)].map((value) => ({
              value: value ?? 'all',
              label: channelLabel(value),
            }))}
            onChange={(value) => onChannel(CHANNELS.find((one) => one === value))}
          />
        )}
        {notSearched && <p className="quiet">{notSearched}</p>}
        {items.length === 0 ? (
          <NoOpportunity found={found} />
        ) : (
          <>
            <p className="quiet">
              This list says what stored answers show. It does not know what would change them: a cited site
              is a place to look at, not a cause.
            </p>
            <OpportunityList opportunities={items} onOpen={onOpen} />
            {total > items.length && (
              <p className="quiet">
                {(total - items.length).toLocaleString('en')} more, with fewer answers or less steady, are not
                listed.
              </p>
            )}
            {unsteady > 0 && <p className="quiet">{unsteadyInWords(unsteady)}</p>}
          </>
        )}
      </Panel>
      {waiting.total > 0 && (
        <Panel title="Named without you so far">
          <p className="quiet">
            Most of the answers so far name a competitor and not you. From {found.answers_min} answers on it
            can be told how steadily.
          </p>
          <WaitingList waiting={waiting.items} />
          {waiting.total > waiting.items.length && (
            <p className="quiet">
              {(waiting.total - waiting.items.length).toLocaleString('en')} more need as many or more.
            </p>
          )}
        </Panel>
      )}
    </>
  );
}

function NoOpportunity({ found }: { found: Opportunities }) {
  const isMoreNeeded = found.most_answers < found.answers_min;
  return (
    <EmptyState
      Icon={IconBulb}
      {...whyNoOpportunity(found)}
      action={
        isMoreNeeded && (
          <ButtonLink to="/tracker/visibility" look="primary">
            Check all keywords
          </ButtonLink>
        )
      }
    />
  );
}

import { type ApiKeyList, LIMITS, type OwnedApiKey } from '@answerscope/contract';
import { IconKey } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useAdminClients } from '../../../lib/admin-clients.tsx';
import { failedLoad } from '../../../lib/failed-load.ts';
import { richText } from '../../../lib/rich-text.ts';
import { laterPage } from '../../../lib/search-codec.ts';
import { Button } from '../../../ui/button.tsx';
import { FailedPart } from '../../../ui/failed-part.tsx';
import { NoMatch } from '../../../ui/no-match.tsx';
import { Panel } from '../../../ui/page-frame.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { TimeStamp } from '../../../ui/time-stamp.tsx';
import { ActDialog } from '../act-dialog.tsx';
import { FilterBar } from '../filter-bar.tsx';
import { RowList } from '../row-list.tsx';
import type { ApiKeySearch } from './api-key-search.ts';
import * as messages from './messages.ts';
import styles from './user-keys.module.css';

const LISTS = [
  { value: 'live', label: messages.inUse },
  { value: 'ended', label: messages.ended },
] as const;
const EMPTY: Record<ApiKeyList, { title: string; text: string }> = {
  live: { title: messages.noApiKeys, text: messages.whoMakesKeys },
  ended: {
    title: messages.noEndedApiKeys,
    text: messages.whatEndedKeysAre,
  },
};
const SCOPES = { read: messages.reads, write: messages.readsAndWrites } as const;

interface UserKeysProps {
  search: ApiKeySearch;
  onSearch: (search: ApiKeySearch, replace: boolean) => void;
}

/** The API keys of all users: whose they are, how far they reach, and how one is revoked. */
export function UserKeys({ search, onSearch }: UserKeysProps) {
  const { keys: list = 'live', page = 1 } = search;
  const { queries } = useAdminClients();
  const input = { list, page, ...(search.search === undefined ? {} : { search: search.search }) };
  const found = useQuery({
    ...queries.list_api_keys.queryOptions({ input }),
    placeholderData: keepPreviousData,
  });
  const [revoked, setRevoked] = useState<OwnedApiKey | null>(null);
  const failed = failedLoad(found);
  const isNarrowed = search.search !== undefined;
  const clear = () => onSearch({ keys: search.keys }, false);
  return (
    <Panel title={messages.apiKeysOfUsers}>
      <FilterBar
        search={
          <SearchField
            placeholder={messages.nameEmailOrUser}
            value={search.search}
            onSearch={(typed) => onSearch({ keys: search.keys, search: typed }, true)}
          />
        }
        active={list === 'live' ? 0 : 1}
        onClear={isNarrowed ? clear : null}
      >
        <Segmented
          label={messages.keys}
          value={list}
          options={LISTS}
          onChange={(value) =>
            onSearch({ keys: value === 'live' ? undefined : value, search: search.search }, true)
          }
        />
      </FilterBar>
      {failed ? (
        <FailedPart title={messages.apiKeysNotLoaded} {...failed} />
      ) : found.data?.total !== 0 ? (
        <RowList rows={found.data?.items ?? null} loading={messages.loadingApiKeys}>
          {(key) => <Row apiKey={key} onRevoke={() => setRevoked(key)} />}
        </RowList>
      ) : isNarrowed ? (
        <NoMatch text={messages.tryAnotherPart} onClear={clear} />
      ) : (
        <EmptyState Icon={IconKey} {...EMPTY[list]} />
      )}
      <Pagination
        page={page}
        pageSize={LIMITS.page_size}
        total={found.data?.total}
        onPage={(shown, replaces) => onSearch({ ...search, page: laterPage(shown) }, replaces)}
      />
      {revoked && <RevokeKeyDialog apiKey={revoked} onClose={() => setRevoked(null)} />}
    </Panel>
  );
}

function Row({ apiKey, onRevoke }: { apiKey: OwnedApiKey; onRevoke: () => void }) {
  const { name, scope, user_id, email, created_at, last_used_at, is_live } = apiKey;
  return (
    <>
      <div className={styles.head}>
        <strong>{name}</strong>
        <Link to="/admin/users/$id" params={{ id: user_id }}>
          {email}
        </Link>
        {is_live && (
          <span className={styles.act}>
            <Button aria-label={messages.revokeKey({ key: name, user: email })} onClick={onRevoke}>
              {messages.revoke}
            </Button>
          </span>
        )}
      </div>
      <p className="quiet">
        {SCOPES[scope]} · {richText(messages.made({ at: () => <TimeStamp iso={created_at} /> }))} ·{' '}
        {last_used_at === null
          ? messages.neverUsed
          : richText(messages.lastUsed({ at: () => <TimeStamp iso={last_used_at} /> }))}
        {' · '}
        <KeyEnd apiKey={apiKey} />
      </p>
    </>
  );
}

/** When a key ended or will end. */
function KeyEnd({ apiKey }: { apiKey: OwnedApiKey }) {
  const { expires_at, revoked_at, is_revoked_by_administrator, is_live } = apiKey;
  if (revoked_at !== null) {
    const revoked = is_revoked_by_administrator ? messages.revokedByAdministrator : messages.revoked;
    return richText(revoked({ at: () => <TimeStamp iso={revoked_at} /> }));
  }
  if (expires_at === null) return messages.doesNotExpire;
  const expiry = is_live ? messages.expires : messages.expired;
  return richText(expiry({ at: () => <TimeStamp iso={expires_at} /> }));
}

function RevokeKeyDialog({ apiKey, onClose }: { apiKey: OwnedApiKey; onClose: () => void }) {
  const { api } = useAdminClients();
  const { id, name, email } = apiKey;
  return (
    <ActDialog
      title={messages.revokeThisApiKey}
      consequence={messages.revokedForGood({ user: email, key: name })}
      confirmLabel={messages.revoke}
      isDangerous
      act={async (reason) => {
        await api.admin.revoke_api_key({ id, reason });
        return messages.apiKeyRevoked;
      }}
      onClose={onClose}
    />
  );
}

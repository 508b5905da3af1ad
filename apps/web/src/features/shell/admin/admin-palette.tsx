import { type FoundRecord, LIMITS, RecordId } from '@answerscope/contract';
import { useDebouncedValue } from '@mantine/hooks';
import {
  IconArrowLeft,
  IconBookmark,
  IconBug,
  IconCreditCard,
  IconHistory,
  IconMoon,
  IconPlayerPlay,
  IconReceipt,
  IconSun,
  IconUser,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useAdminClients } from '../../../lib/admin-clients.tsx';
import { chooseColorScheme } from '../../../lib/color-scheme.ts';
import { failedLoad } from '../../../lib/failed-load.ts';
import { useColorScheme } from '../../../lib/use-color-scheme.ts';
import { Palette, type PaletteGroup } from '../../../ui/palette.tsx';
import { findActions } from '../find-actions.ts';
import * as messages from '../messages.ts';
import { listedIn, wordsOf } from '../palette-words.ts';
import { ADMIN_NAVIGATION, ADMIN_PAGES_BESIDE } from './admin-navigation.ts';

const TYPING_PAUSE_MS = 200;
const FOUND_MAX = 8;
const FOUND = messages.usersAndRecords;
const searchOf = (typed: string) => typed.trim().slice(0, LIMITS.user_search_max);
const isWholeId = (text: string) => RecordId.safeParse(text).success;
const ICON = { size: 18, stroke: 1.6 };
const RECORD_ICONS: Record<FoundRecord['kind'], ReactNode> = {
  run: <IconPlayerPlay {...ICON} />,
  request: <IconHistory {...ICON} />,
  error: <IconBug {...ICON} />,
  customer: <IconCreditCard {...ICON} />,
  subscription: <IconCreditCard {...ICON} />,
  payment: <IconReceipt {...ICON} />,
};

interface AdminPaletteProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The back office's pages, saved views, users by id, email, name and company, and records by their whole id. */
export default function AdminPalette({ isOpen, onClose }: AdminPaletteProps) {
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(searchOf(typed), TYPING_PAUSE_MS);
  const { queries } = useAdminClients();
  const views = useQuery({ ...queries.list_saved_views.queryOptions(), enabled: isOpen });
  const records = useQuery({
    ...queries.find_records.queryOptions({ input: { id: search } }),
    enabled: isOpen && isWholeId(search),
  });
  const found = useQuery({
    ...queries.list_users.queryOptions({
      input: { search, page: 1, page_size: FOUND_MAX },
    }),
    enabled: isOpen && search !== '',
  });
  const isSearching =
    typed.trim() !== '' && (search !== searchOf(typed) || found.isFetching || records.isFetching);
  const nothingFound = failedLoad(found) ? messages.usersNotSearched : messages.noResults;
  const navigate = useNavigate();
  const other = useColorScheme() === 'dark' ? 'light' : 'dark';
  const SchemeIcon = other === 'light' ? IconSun : IconMoon;
  const leaveFor = (act: () => unknown) => {
    onClose();
    act();
  };

  const actions: PaletteGroup[] = [
    {
      group: messages.pages,
      actions: [...ADMIN_NAVIGATION, ADMIN_PAGES_BESIDE].flatMap(({ label: group, Icon, items }) =>
        items.map(({ label, to }) => ({
          id: to,
          label,
          keywords: [...wordsOf({ to }), group],
          leftSection: <Icon {...ICON} />,
          onClick: () => leaveFor(() => navigate({ to })),
        })),
      ),
    },
    {
      group: messages.savedViews,
      actions: (views.data?.items ?? []).map(({ id, name, path }) => ({
        id,
        label: name,
        leftSection: <IconBookmark {...ICON} />,
        onClick: () => leaveFor(() => navigate({ href: path })),
      })),
    },
    {
      group: FOUND,
      actions: [
        ...(search === '' ? [] : (found.data?.items ?? [])).map((user) => ({
          id: user.id,
          label: user.email,
          description: [user.full_name, user.company_name].filter(Boolean).join(' · '),
          leftSection: <IconUser {...ICON} />,
          onClick: () => leaveFor(() => navigate({ to: '/admin/users/$id', params: { id: user.id } })),
        })),
        ...(isWholeId(search) ? (records.data?.items ?? []) : []).map(
          ({ kind, id, user_id, label, state }) => ({
            id: `${kind} ${id}`,
            label,
            leftSection: RECORD_ICONS[kind],
            onClick: () =>
              leaveFor(() =>
                kind === 'error'
                  ? navigate({ to: '/admin/errors', search: state === 'resolved' ? { state } : {} })
                  : user_id === null
                    ? navigate({ to: '/admin/audit', search: { subject: id } })
                    : navigate({
                        to: '/admin/users/$id',
                        params: { id: user_id },
                        search: kind === 'run' ? { part: 'runs' } : {},
                      }),
              ),
          }),
        ),
      ],
    },
    {
      group: messages.actions,
      actions: [
        {
          id: 'tracker',
          label: messages.backToApp,
          keywords: listedIn(messages.backToTheTrackerWords),
          leftSection: <IconArrowLeft {...ICON} />,
          onClick: () => leaveFor(() => navigate({ to: '/tracker' })),
        },
        {
          id: 'color-scheme',
          label: other === 'light' ? messages.switchToLight : messages.switchToDark,
          keywords: listedIn(messages.switchColorsWords),
          leftSection: <SchemeIcon {...ICON} />,
          onClick: () => leaveFor(() => chooseColorScheme(other)),
        },
      ],
    },
  ];

  const shown = findActions(typed, actions, FOUND);

  return (
    <Palette
      isOpen={isOpen}
      onClose={onClose}
      searchLabel={messages.searchPagesAndUsers}
      placeholder={messages.adminPaletteExample}
      typed={typed}
      onTyped={setTyped}
      groups={shown}
      nothingFound={isSearching ? messages.searching : nothingFound}
    />
  );
}

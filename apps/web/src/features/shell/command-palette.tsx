import { LIMITS } from '@answerscope/contract';
import { useDebouncedValue } from '@mantine/hooks';
import {
  IconDeviceDesktop,
  IconHash,
  IconLogout,
  IconMoon,
  IconPlayerPlay,
  IconShieldCog,
  IconSun,
  IconTag,
  IconUsers,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useQueries } from '../../lib/app-clients.tsx';
import { chooseColorScheme } from '../../lib/color-scheme.ts';
import { failedLoad } from '../../lib/failed-load.ts';
import { useColorScheme } from '../../lib/use-color-scheme.ts';
import { useSession } from '../../lib/use-services.ts';
import { useSignOut } from '../../lib/use-sign-out.ts';
import { isViewed } from '../../lib/view-as.ts';
import { Palette, type PaletteGroup } from '../../ui/palette.tsx';
import { findActions } from './find-actions.ts';
import * as messages from './messages.ts';
import { TRACKER_NAVIGATION } from './navigation.ts';
import { listedIn, wordsOf } from './palette-words.ts';
import { SETTINGS_PARTS } from './settings-parts.ts';
import { useRole } from './use-role.ts';

const TYPING_PAUSE_MS = 200;
const FOUND_MAX = 8;
const FOUND = messages.keywords;

interface CommandPaletteProps {
  isOpen: boolean;
  onClose: () => void;
  onCheckAll: () => void;
}

/** Pages, one's keywords, tags and competitors, and the actions that work anywhere, found by typing. */
export default function CommandPalette({ isOpen, onClose, onCheckAll }: CommandPaletteProps) {
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim().slice(0, LIMITS.keyword_text_max), TYPING_PAUSE_MS);
  const found = useQuery({
    ...useQueries().keywords.list_keywords.queryOptions({
      input: { search, page: 1, page_size: FOUND_MAX },
    }),
    enabled: isOpen && search !== '',
  });
  const tags = useQuery({
    ...useQueries().tags.get_tags.queryOptions(),
    enabled: isOpen && search !== '',
  });
  const competitors = useQuery({
    ...useQueries().brand.list_competitors.queryOptions(),
    enabled: isOpen && search !== '',
  });
  const navigate = useNavigate();
  const user = useSession();
  const signOut = useSignOut();
  const { isAdministrator } = useRole();
  const other = useColorScheme() === 'dark' ? 'light' : 'dark';
  const SchemeIcon = other === 'light' ? IconSun : IconMoon;

  const leaveFor = (act: () => unknown) => {
    onClose();
    act();
  };

  const actions: PaletteGroup[] = [
    {
      group: messages.pages,
      actions: [
        ...TRACKER_NAVIGATION.flatMap(({ label: group, Icon: GroupIcon, items }) =>
          items.map(({ label, to, search: part, Icon = GroupIcon }) => ({
            id: label,
            label,
            keywords: [...wordsOf({ to, search: part }), group],
            leftSection: <Icon size={18} stroke={1.6} />,
            onClick: () => leaveFor(() => navigate({ to, ...(part && { search: part }) })),
          })),
        ),
        ...SETTINGS_PARTS.map(({ section, label, words, Icon }) => ({
          id: section,
          label,
          description: messages.settings,
          keywords: listedIn(words),
          leftSection: <Icon size={18} stroke={1.6} />,
          onClick: () => leaveFor(() => navigate({ href: `/tracker/settings/${section}` })),
        })),
      ],
    },
    {
      group: FOUND,
      actions: (search === '' ? [] : (found.data?.items ?? [])).map(({ id, keyword, topic }) => ({
        id,
        label: keyword,
        ...(topic && { keywords: [topic] }),
        leftSection: <IconHash size={18} stroke={1.6} />,
        onClick: () => leaveFor(() => navigate({ to: '/tracker/keywords/$id', params: { id } })),
      })),
    },
    {
      group: messages.tags,
      actions: (search === '' ? [] : (tags.data?.tags ?? [])).map(({ id, name }) => ({
        id,
        label: name,
        leftSection: <IconTag size={18} stroke={1.6} />,
        onClick: () => leaveFor(() => navigate({ to: '/tracker/keywords', search: { tag: id } })),
      })),
    },
    {
      group: messages.competitors,
      actions: (search === '' ? [] : (competitors.data?.items ?? [])).map(
        ({ id, competitor_name, aliases, products }) => ({
          id,
          label: competitor_name,
          keywords: [...aliases, ...products],
          leftSection: <IconUsers size={18} stroke={1.6} />,
          onClick: () =>
            leaveFor(() =>
              navigate({ to: '/tracker/competitive-intel', search: { search: competitor_name } }),
            ),
        }),
      ),
    },
    {
      group: messages.actions,
      actions: [
        {
          id: 'check-all',
          label: messages.checkAllKeywords,
          keywords: listedIn(messages.checkAllWords),
          leftSection: <IconPlayerPlay size={18} stroke={1.6} />,
          onClick: () => leaveFor(onCheckAll),
        },
        ...(isAdministrator
          ? [
              {
                id: 'admin',
                label: messages.adminPanel,
                keywords: listedIn(messages.adminPanelWords),
                leftSection: <IconShieldCog size={18} stroke={1.6} />,
                onClick: () => leaveFor(() => navigate({ to: '/admin' })),
              },
            ]
          : []),
        {
          id: 'color-scheme',
          label: other === 'light' ? messages.switchToLight : messages.switchToDark,
          keywords: listedIn(messages.switchColorsWords),
          leftSection: <SchemeIcon size={18} stroke={1.6} />,
          onClick: () => leaveFor(() => chooseColorScheme(other)),
        },
        {
          id: 'system-colors',
          label: messages.useSystemColors,
          keywords: listedIn(messages.systemColorsWords),
          leftSection: <IconDeviceDesktop size={18} stroke={1.6} />,
          onClick: () => leaveFor(() => chooseColorScheme('system')),
        },
        // Whoever views as a user stops that first: the session is the administrator's.
        ...(isViewed(user)
          ? []
          : [
              {
                id: 'sign-out',
                label: messages.logOut,
                keywords: listedIn(messages.logOutWords),
                leftSection: <IconLogout size={18} stroke={1.6} />,
                onClick: () => leaveFor(signOut),
              },
            ]),
      ],
    },
  ];

  const shown = findActions(typed, actions, FOUND);
  const isSearching = search !== typed.trim() || found.isFetching;
  const noneShown = isSearching ? messages.searching : messages.noResults;

  return (
    <Palette
      isOpen={isOpen}
      onClose={onClose}
      searchLabel={messages.searchPages}
      placeholder={messages.paletteExample}
      typed={typed}
      onTyped={setTyped}
      groups={shown}
      nothingFound={failedLoad(found, tags, competitors) ? messages.foundNotLoaded : noneShown}
    />
  );
}

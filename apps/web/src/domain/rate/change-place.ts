import type { ListedChange } from '@answerscope/contract';
import type { LinkProps } from '@tanstack/react-router';

/** Where the answers stand that show a change: on the keyword's page, else on that of the assistant. */
export function changePlace({ channel, subject }: Pick<ListedChange, 'channel' | 'subject'>): LinkProps {
  return subject.kind === 'keyword'
    ? {
        to: '/tracker/keywords/$id',
        params: { id: subject.keyword_id },
        search: { assistant: channel },
      }
    : { to: `/tracker/${channel}`, hash: 'answers' };
}

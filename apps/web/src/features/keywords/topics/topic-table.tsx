import type { KeywordTopic } from '@answerscope/contract';
import { IconPencil } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { GroupTable } from '../../../domain/figures/group-table.tsx';
import { Button } from '../../../ui/button.tsx';
import { rowAction, rowLink } from '../../../ui/data-table.tsx';
import * as messages from '../messages.ts';

interface TopicTableProps {
  /** Null while they load. */
  topics: readonly KeywordTopic[] | null;
  onRename: (topic: KeywordTopic) => void;
}

/** Topics with how often assistants mention the company for their keywords; a row opens its keywords. */
export function TopicTable({ topics, onRename }: TopicTableProps) {
  return (
    <GroupTable
      label={messages.topics}
      group={messages.topic}
      rows={topics?.map((one) => ({ ...one, key: one.topic, label: one.topic })) ?? null}
      nameOf={({ topic }) => (
        <Link to="/tracker/keywords" search={{ topic }} className={rowLink}>
          {topic}
        </Link>
      )}
      actionsWidth="56px"
      actionsOf={(row) => (
        <Button
          look="quiet"
          size="small"
          isIcon
          className={rowAction}
          aria-label={messages.renameTopicLabel({ topic: row.topic })}
          onClick={() => onRename(row)}
        >
          <IconPencil size={16} stroke={1.75} />
        </Button>
      )}
    />
  );
}

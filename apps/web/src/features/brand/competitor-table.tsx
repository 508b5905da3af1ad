import type { Competitor } from '@answerscope/contract';
import { IconPencil, IconTrash, IconUsers } from '@tabler/icons-react';
import { shortAddress } from '../../domain/answer/short-address.ts';
import { Button } from '../../ui/button.tsx';
import { type Column, DataTable, rowAction, rowLink } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/states.tsx';
import styles from './competitor-table.module.css';

interface CompetitorTableProps {
  /** Null while they load. */
  competitors: readonly Competitor[] | null;
  onAdd: () => void;
  /** All that is known of it. */
  onOpen: (competitor: Competitor) => void;
  onChange: (competitor: Competitor) => void;
  onDelete: (competitor: Competitor) => void;
}

/** The competitors that answers are searched for. */
export function CompetitorTable({ competitors, onAdd, onOpen, onChange, onDelete }: CompetitorTableProps) {
  if (competitors?.length === 0) {
    return (
      <EmptyState
        Icon={IconUsers}
        title="No competitors yet"
        text="Add the companies that customers compare you with: every answer then shows who is named when you are not."
        action={
          <Button look="primary" onClick={onAdd}>
            Add a competitor
          </Button>
        }
      />
    );
  }
  const columns: Column<Competitor>[] = [
    {
      key: 'name',
      header: 'Competitor',
      isMain: true,
      cell: (competitor) => {
        const { competitor_name, relationship_type, industry } = competitor;
        const note = [relationship_type, industry].filter(Boolean).join(' · ');
        return (
          <div>
            <button type="button" className={`${styles.name} ${rowLink}`} onClick={() => onOpen(competitor)}>
              {competitor_name}
            </button>
            {note && <span className={styles.note}>{note}</span>}
          </div>
        );
      },
    },
    {
      key: 'url',
      header: 'Website',
      width: '20%',
      cell: ({ competitor_url }) => competitor_url && shortAddress(competitor_url),
    },
    {
      key: 'names',
      header: 'Also found as',
      width: '28%',
      cell: ({ aliases, products }) => [...aliases, ...products].join(', ') || null,
    },
    {
      key: 'actions',
      header: 'Actions',
      hidesHeader: true,
      width: '104px',
      align: 'end',
      cell: (competitor) => (
        <span className={`${styles.actions} ${rowAction}`}>
          <Button
            look="quiet"
            size="small"
            isIcon
            aria-label={`Change ${competitor.competitor_name}`}
            onClick={() => onChange(competitor)}
          >
            <IconPencil size={16} stroke={1.75} />
          </Button>
          <Button
            look="quiet"
            size="small"
            isIcon
            aria-label={`Delete ${competitor.competitor_name}`}
            onClick={() => onDelete(competitor)}
          >
            <IconTrash size={16} stroke={1.75} />
          </Button>
        </span>
      ),
    },
  ];
  return (
    <DataTable
      label="Competitors"
      columns={columns}
      rows={competitors}
      rowKey={({ id }) => id}
      expectedRows={3}
    />
  );
}

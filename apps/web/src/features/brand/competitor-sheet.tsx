import type { Competitor } from '@answerscope/contract';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { shortAddress } from '../../domain/answer/short-address.ts';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import styles from './competitor-sheet.module.css';

interface CompetitorSheetProps {
  competitor: Competitor;
  onChange: () => void;
  onDelete: () => void;
  onClose: () => void;
}

/** What answers are searched for to find a competitor, and what its user noted. */
export default function CompetitorSheet({ competitor, onChange, onDelete, onClose }: CompetitorSheetProps) {
  const { aliases, products, key_strengths, competitor_url, description } = competitor;
  return (
    <Sheet
      isOpen
      title={competitor.competitor_name}
      actions={
        <>
          <Button onClick={onChange}>
            <IconPencil size={16} stroke={1.75} aria-hidden="true" />
            Change
          </Button>
          <Button onClick={onDelete}>
            <IconTrash size={16} stroke={1.75} aria-hidden="true" />
            Delete
          </Button>
        </>
      }
      onClose={onClose}
    >
      <div className={styles.sheet}>
        {description && <p>{description}</p>}
        <dl className={styles.facts}>
          <Fact label="Website">
            {competitor_url && (
              <a href={competitor_url} target="_blank" rel="noreferrer nofollow">
                {shortAddress(competitor_url)}
              </a>
            )}
          </Fact>
          <Fact label="Other names">{aliases.join(', ')}</Fact>
          <Fact label="Products">{products.join(', ')}</Fact>
          <Fact label="Relationship">{competitor.relationship_type}</Fact>
          <Fact label="Industry">{competitor.industry}</Fact>
          <Fact label="Market position">{competitor.market_position}</Fact>
          <Fact label="Competitive strength">{competitor.competitive_strength}</Fact>
          <Fact label="Key strengths">
            {key_strengths.length > 0 && (
              <ul>
                {key_strengths.map((strength) => (
                  <li key={strength}>{strength}</li>
                ))}
              </ul>
            )}
          </Fact>
        </dl>
        <p className={styles.note}>
          Answers are searched for its names and products. Links to its website count as its citations. The
          rest is your private note.
        </p>
      </div>
    </Sheet>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children || <span className={styles.none}>Not given</span>}</dd>
    </div>
  );
}

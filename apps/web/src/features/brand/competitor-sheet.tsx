import { type Competitor, commaList } from '@answerscope/contract';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { shortAddress } from '../../domain/answer/short-address.ts';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import styles from './competitor-sheet.module.css';
import * as messages from './messages.ts';

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
            {messages.change}
          </Button>
          <Button onClick={onDelete}>
            <IconTrash size={16} stroke={1.75} aria-hidden="true" />
            {messages.deleteLabel}
          </Button>
        </>
      }
      onClose={onClose}
    >
      <div className={styles.sheet}>
        {description && <p>{description}</p>}
        <dl className={styles.facts}>
          <Fact label={messages.website}>
            {competitor_url && (
              <a href={competitor_url} target="_blank" rel="noreferrer nofollow">
                {shortAddress(competitor_url)}
              </a>
            )}
          </Fact>
          <Fact label={messages.otherNames}>{commaList(aliases)}</Fact>
          <Fact label={messages.products}>{commaList(products)}</Fact>
          <Fact label={messages.relationship}>{competitor.relationship_type}</Fact>
          <Fact label={messages.industry}>{competitor.industry}</Fact>
          <Fact label={messages.marketPosition}>{competitor.market_position}</Fact>
          <Fact label={messages.competitiveStrength}>{competitor.competitive_strength}</Fact>
          <Fact label={messages.keyStrengths}>
            {key_strengths.length > 0 && (
              <ul>
                {key_strengths.map((strength) => (
                  <li key={strength}>{strength}</li>
                ))}
              </ul>
            )}
          </Fact>
        </dl>
        <p className={styles.note}>{messages.whatNamesAreFor}</p>
      </div>
    </Sheet>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children || <span className={styles.none}>{messages.notGiven}</span>}</dd>
    </div>
  );
}

import { ColorSchemeButton } from '../../ui/color-scheme-button.tsx';
import { PageFrame, Panel } from '../../ui/page-frame.tsx';
import { BrokenSamples } from './broken-samples.tsx';
import { FormSamples } from './form-samples.tsx';
import { ImageSamples } from './image-samples.tsx';
import { NumbersSamples } from './numbers-samples.tsx';
import styles from './sample.module.css';
import { Sample } from './sample.tsx';
import { TableSamples } from './table-samples.tsx';

/** The kit: every part of the interface with its use and its states, for whoever builds the next screen. */
export default function KitPage() {
  return (
    <main className={styles.page}>
      <PageFrame
        title="Kit"
        answer="Every part of the interface, once. A screen is put together from these; what is missing is added here."
        freshness="All data on this page is made up."
        actions={<ColorSchemeButton />}
      >
        <Sample
          name="page-frame"
          use="This page's head: the title, the answer in one line, how fresh it is, and the one action. Panel is a part under its own heading."
        >
          <Panel title="A panel" aside="with something at its side">
            <p>Its content.</p>
          </Panel>
        </Sample>
        <NumbersSamples />
        <TableSamples />
        <FormSamples />
        <ImageSamples />
        <BrokenSamples />
      </PageFrame>
    </main>
  );
}

import { Button } from '@mantine/core';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import { useQuery } from '@tanstack/react-query';
import { api } from '@vitrin/shared-contracts/paths';
import type { SwitchedOffPlace } from '@vitrin/shared-contracts/placeable-sections';
import { Link } from '@vitrin/shared-contracts/router';
import { useRight } from '@vitrin/shared-contracts/state';
import { Moment } from '../../ui/list/moment.tsx';
import { useFeedback } from '../../ui/feedback/use-feedback.ts';
import { ReleaseId } from './release-id.tsx';
import { pollingOptions, switchedOffQuery, switchOnPlaces } from './releases.api.ts';
import type { UnitScreenProps } from './unit-screen.ts';
import styles from './units.module.css';

/** Names the places where a section of the remote is switched off, because it fails there in browsers; nothing without one. */
export function SwitchedOffPlaces({ unit: { unit }, isDeciding }: Pick<UnitScreenProps, 'unit' | 'isDeciding'>) {
  const mayPublish = useRight('releases.publish');
  const { pending, run } = useFeedback();
  // A server that does not know the call has none.
  const { data = [] } = useQuery({ ...switchedOffQuery(unit), ...pollingOptions(isDeciding) });
  if (data.length === 0) return null;
  const switchOn = (places: readonly string[]) =>
    run(() => switchOnPlaces(unit, { places: [...places] }), {
      success: 'Bölüm orada yeniden gösteriliyor.',
      changes: [api.adminReleases],
    });
  return (
    <div className={styles.incident} role="alert">
      <IconAlertTriangle size={20} aria-hidden />
      <div>
        <p className={styles.troubleTitle}>Bir bölüm, ziyaretçilerde çalışmadığı yerde kapatıldı.</p>
        <p>
          Orada yedek metni görünüyor; sürüm geri alınmadı. İçerik değişince ya da başka bir sürüm canlıya alınınca
          yeniden denenir.
        </p>
        <ul className={styles.placesOff} aria-label="Kapatıldığı yerler">
          {data.map((row) => (
            <li key={row.release_id + row.places.join() + row.page}>
              <Place row={row} />
              {mayPublish ? (
                <Button
                  size="xs"
                  variant="default"
                  disabled={pending}
                  aria-label={`${row.page}, ${row.section}: yeniden dene`}
                  onClick={() => void switchOn(row.places)}
                >
                  Yeniden dene
                </Button>
              ) : null}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function Place({ row: { page, screen, section, at, release_id } }: { row: SwitchedOffPlace }) {
  return (
    <>
      {screen === null ? <span>{page}</span> : <Link to={screen}>{page}</Link>}
      <span>{section}</span>
      <ReleaseId id={release_id} />
      <Moment iso={at} />
    </>
  );
}

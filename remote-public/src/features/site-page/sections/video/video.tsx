import { useEffect, useRef } from 'react';
import type { videoSection } from '@vitrin/shared-contracts/sections/section-kinds';
import { pictureSrc, pictureSrcset } from '@vitrin/shared-contracts/pictures';
import { videoSiteNames } from '@vitrin/shared-contracts/video-address';
import { loadForVideos } from '../../../../shared/load-for-video.ts';
import { textsLanguage, useRootData } from '../../../../shared/root-data.ts';
import shared from '../../../../shared/shared.module.css';
import { SectionHead } from '../../section-head.tsx';
import { shownAs, type SectionProps } from '../../section-props.ts';
import { Section } from '../../section.tsx';
import styles from './video.module.css';

/**
 * Renders the link to a video with its cover, as a video in a text: the document then allows the player and plays it when the link is
 * pressed. Nothing is loaded from the other site before.
 */
export function VideoSection(props: SectionProps) {
  const { title, text, video, picture } = shownAs<typeof videoSection>(props.section);
  const root = useRootData();
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => (frame.current ? loadForVideos(frame.current) : undefined), []);
  if (!video) return null;
  return (
    <Section {...props}>
      <SectionHead title={title} text={text} />
      <div className={`prose ${styles.video}`} ref={frame}>
        <p className="video">
          <a href={video} rel="noopener">
            {picture && (
              <img
                src={pictureSrc(picture)}
                srcSet={pictureSrcset(picture, 'webp')}
                sizes="92vw"
                alt=""
                loading="lazy"
              />
            )}
            <span>
              {title && <span className={shared.hidden}>{title}: </span>}
              <span lang={textsLanguage(root)}>{root.texts.sections.playVideo}</span>
            </span>{' '}
            <small>{siteNameOf(video)}</small>
          </a>
        </p>
      </div>
    </Section>
  );
}

/** The server has checked the address; it is one of these two sites. */
function siteNameOf(address: string): string {
  return address.includes('vimeo.com/') ? videoSiteNames.vimeo : videoSiteNames.youtube;
}

import { Panel } from '../../shared/form/panel.tsx';
import styles from './site-settings.module.css';

/** Who may change this, and what of it reaches visitors (product §12). */
export function WhatRuns() {
  return (
    <Panel title="Ne çalışır, ne çalışmaz?">
      <dl className={styles.rules}>
        <dt>Yalnızca tanınan kimlikler</dt>
        <dd>Yapıştırdığınız kod olduğu gibi çalıştırılmaz; içindeki kimlik bulunur ve aracı site kendisi başlatır.</dd>
        <dt>Önce ziyaretçinin izni</dt>
        <dd>Çerez tercihinde ilgili bölüm kabul edilmeden hiçbir araç yüklenmez.</dd>
        <dt>Panelde asla</dt>
        <dd>
          Panelde ve girişte hiçbir araç çalışmaz; sitede de oturumu açık olan çalışanlar sayılmaz. Denemek için gizli
          pencere açın.
        </dd>
        <dt>Kim değiştirebilir?</dt>
        <dd>Yönetici ve Süper Yönetici. Her değişiklik Kayıtlar ekranına yazılır.</dd>
      </dl>
    </Panel>
  );
}

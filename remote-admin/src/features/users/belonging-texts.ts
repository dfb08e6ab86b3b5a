import type { BelongingChoice, BelongingKind, UserBelongings } from '@vitrin/shared-contracts/user-belongings';

const secret = 'Anahtarı bilen kullanmaya devam edebilir: en kısa sürede yenisiyle değiştirin.';

/** What each choice means for what a disabled user leaves behind. */
export const consequences: Readonly<Record<BelongingKind, Readonly<Record<BelongingChoice, string>>>> = {
  schedules: {
    end: 'Zamanlamalar iptal edilir; taslaklar kalır.',
    'take-over': 'Zamanı gelince sizin adınıza yayınlanır.',
    keep: 'Zamanı gelince yayınlanmaz; yayınlama yetkisi olanlara bildirilir.',
  },
  'preview-links': {
    end: 'Bağlantılar hemen kapanır.',
    'take-over': 'Açık kalır, sizin adınızla görünür.',
    keep: 'Süresi dolana kadar açık kalır ve listede işaretlenir; sonraki taslakları gösterenler açılmaz.',
  },
  'release-links': {
    end: 'Bağlantılar hemen kapanır.',
    'take-over': 'Açık kalır, sizin adınızla görünür.',
    keep: 'Süresi dolana kadar açık kalır ve listede işaretlenir.',
  },
  'api-keys': {
    end: 'İptal edilir; bu anahtarları kullanan programlar durur.',
    'take-over': `Sizin adınıza çalışır. ${secret}`,
    keep: 'Kişi devre dışı kaldıkça çalışmaz; yeniden etkinleşirse çalışır.',
  },
  'publish-keys': {
    end: 'İptal edilir; bu anahtarlarla sürüm yayınlanamaz.',
    'take-over': `Sizin adınızla görünür. ${secret}`,
    keep: 'Çalışmaya devam eder ve listede işaretlenir.',
  },
  pipelines: {
    end: 'Güven kaldırılır; bu hatlar sürüm yayınlayamaz.',
    'take-over': 'Sizin adınıza güvenilir.',
    keep: 'Yayınlamaya devam eder ve listede işaretlenir.',
  },
  webhooks: {
    end: 'Kapatılır; adresi ve günlüğü kalır.',
    'take-over': 'Göndermeye devam eder, sizin adınızla görünür.',
    keep: 'Göndermeye devam eder ve listede işaretlenir.',
  },
};

/** What is chosen first: what a person holds ends, what serves the site goes on. */
const firstChoices: Readonly<Record<BelongingKind, BelongingChoice>> = {
  schedules: 'take-over',
  'preview-links': 'end',
  'release-links': 'end',
  'api-keys': 'end',
  'publish-keys': 'end',
  pipelines: 'keep',
  webhooks: 'keep',
};

/** Returns how many of the items the signed-in user may take over. */
export function countOwnable({ items }: UserBelongings): number {
  return items.filter(({ can_take_over }) => can_take_over).length;
}

/** Returns the choice that is made first; nothing can be taken over without the rights. */
export function firstChoice(belongings: UserBelongings): BelongingChoice {
  const choice = firstChoices[belongings.kind];
  return choice === 'take-over' && countOwnable(belongings) === 0 ? 'keep' : choice;
}

import type { PictureName } from '../picture-sizes.ts';
import type { InEach } from './demo-languages.ts';

const decoration: InEach<string> = { tr: '', en: '' };

const ofPages = {
  bay: {
    tr: 'Gün batımında körfez: eğik askılı köprü, karşı kıyıda şehir ve önde ışıkları yanan bir bina',
    en: 'The bay at sunset: a cable-stayed bridge, the city on the far shore and, in front, a building with its lights on',
  },
  office: {
    tr: 'Selvilerin arasında iki cepheli büro binası, sabah ışığında',
    en: 'An office building with two façades among cypresses, in morning light',
  },
  portrait: {
    tr: 'Büro penceresinden körfeze bakan Nihat Selvitepe’nin silueti',
    en: 'Silhouette of Nihat Selvitepe at the office window, looking out over the bay',
  },
  viaduct: {
    tr: 'Sisli bir vadiyi aşan kemerli taş viyadük ve üzerinde bir tren, sabah güneşinde',
    en: 'An arched stone viaduct with a train on it, crossing a misty valley in the morning sun',
  },
  harbour: {
    tr: 'Gün batımında rıhtıma bağlı bir konteyner gemisi, kreynler ve uzakta bir deniz feneri',
    en: 'A container ship moored at a quay at sunset, with cranes above it and a lighthouse in the distance',
  },
  avenue: decoration,
  plans: decoration,
  'town-map': decoration,
  colonnade: decoration,
} as const satisfies Partial<Record<PictureName, InEach<string>>>;

const ofProducts = {
  'product-seismic-retrofit': {
    tr: 'Her katına turuncu çelik çaprazlar yerleştirilmiş beş katlı bir yapı modeli',
    en: 'Model of a five-storey frame with orange steel braces on every floor',
  },
  'product-core-testing': {
    tr: 'Preste kırılan bir beton karot, yanında bekleyen iki numune ve yük eğrisini gösteren ölçüm cihazı',
    en: 'A concrete core cracking in a press, two more samples beside it and an instrument showing the load curve',
  },
  laboratory: {
    tr: 'Pencereli bir malzeme laboratuvarı: preste kırılan karot, terazi ve raflarda numuneler',
    en: 'A materials laboratory with a large window: a core in the press, a balance and samples on shelves',
  },
  'product-crack-sensor': {
    tr: 'Duvardaki çatlağın iki yanına takılmış çatlak ölçer ve altında saydam bir çatlak cetveli',
    en: 'A gauge fixed across a crack in a wall, with a transparent crack monitor below it',
  },
  'product-tilt-sensor': {
    tr: 'Eğik bir beton ayağa takılmış yuvarlak göstergeli eğim ölçer ve yanında bir şakul',
    en: 'A tilt sensor with a round dial on a leaning concrete pier, and a plumb line beside it',
  },
  'product-vibration-logger': {
    tr: 'Üç ekseni oklarla gösterilmiş bir ivmeölçer ve ekranında titreşim kaydı olan cihaz',
    en: 'An accelerometer with arrows for its three axes, and a recorder with a vibration trace on its screen',
  },
  'product-load-cell': {
    tr: 'Beton duvarda ankraj başlığının altına yerleştirilmiş halka biçimli yük hücresi ve çelik halatlar',
    en: 'A ring-shaped load cell under an anchor head on a concrete wall, with steel strands coming out',
  },
  'product-turbine-foundation': {
    tr: 'Yarısı donatısıyla açık gösterilen daire biçimli türbin temeli, ortada ankraj kafesi, arkada türbinler',
    en: 'A circular turbine foundation, half of it open to show the reinforcement, with the anchor cage in the middle',
  },
  'product-ground-survey': {
    tr: 'Tepelerin önünde bir sondaj makinesi ve önde zemin numuneleriyle dolu iki karot sandığı',
    en: 'A drilling rig before hills and, in front, two core boxes filled with soil samples',
  },
  'product-bridge-inspection': {
    tr: 'Köprünün üstündeki muayene aracının sepetiyle tabliyenin altını inceleyen iki kişi',
    en: 'Two people inspecting the underside of a bridge from the platform of a vehicle on the deck',
  },
  'product-energy-audit': {
    tr: 'Bir binanın cephesine tutulmuş termal kamera; ekranda ısı kaçakları parlıyor',
    en: 'A thermal camera held up to a building’s façade, heat losses glowing on its screen',
  },
  'product-laser-scan': {
    tr: 'Üç ayaklı lazer tarayıcı ve taradığı kubbeli yapının noktalardan oluşan görüntüsü',
    en: 'A laser scanner on a tripod and, drawn in points, the domed building that it scans',
  },
  'product-monitoring-hub': {
    tr: 'Güneş panelli bir izleme istasyonu; arkasındaki köprüde yer alan ölçerlerden kablosuz veri alıyor',
    en: 'A solar-powered monitoring station receiving data by radio from the sensors on the bridge behind it',
  },
} as const satisfies Partial<Record<PictureName, InEach<string>>>;

const ofProjects = {
  'school-before': {
    tr: 'Duvarları çatlamış, bir penceresi tahtayla kapatılmış üç katlı okul',
    en: 'A three-storey school with cracked walls and a boarded window',
  },
  'school-after': {
    tr: 'Aynı okul, yeni sıvası, çatısında güneş panelleri ve cephesindeki turuncu çelik çaprazlarla',
    en: 'The same school with new plaster, solar panels on its roof and orange steel braces on its façade',
  },
} as const satisfies Partial<Record<PictureName, InEach<string>>>;

const ofCertificates = {
  'certificate-1': {
    tr: 'Onay işaretli turuncu mühür taşıyan çerçeveli belge',
    en: 'Framed certificate with an orange seal showing a tick',
  },
  'certificate-2': {
    tr: 'Güneş simgeli yeşil mühür taşıyan, turuncu başlıklı belge',
    en: 'Certificate with an orange head and a green seal showing a sun',
  },
  'certificate-3': {
    tr: 'Selvi simgeli turuncu mühür taşıyan, yeşil kuşaklı belge',
    en: 'Certificate with a green band and an orange seal showing cypresses',
  },
  'certificate-4': {
    tr: 'Yapı çerçevesi simgeli yeşil mühür taşıyan belge',
    en: 'Certificate with a green seal showing a structural frame',
  },
  'certificate-5': {
    tr: 'Kemer simgeli turuncu mühür taşıyan, yeşil başlıklı belge',
    en: 'Certificate with a green head and an orange seal showing an arch',
  },
  'certificate-6': {
    tr: 'Dalga simgeli yeşil mühür taşıyan, turuncu kuşaklı belge',
    en: 'Certificate with an orange band and a green seal showing waves',
  },
} as const satisfies Partial<Record<PictureName, InEach<string>>>;

/** Alternative texts of the pictures that belong to no article; an article brings its cover's own. */
export const pictureTexts = { ...ofPages, ...ofProducts, ...ofProjects, ...ofCertificates };

import type { KitHues } from '../kit/colours.ts';
import type { TileHues } from '../kit/tile.ts';
import type { TableHues, TableMotif } from '../scenes/piecepack/look.ts';
import type { Theme } from './theme.ts';

/** The free table by night: the same wooden set on a dark cloth, in the light of one lamp. */
export const lanternEvening: Theme<TableHues & TileHues & KitHues, TableMotif> = {
  id: 'lantern',
  game: 'piecepack',
  colours: {
    table: '#0f252c',
    light: ['#11292f', '#132e35', '#16343b', '#193b42', '#1d4249', '#214950', '#265158', '#2b5960'],
    frame: '#3a2617',
    frameLight: '#8a6235',
    cloth: '#1b3d45',
    thread: '#2f5a61',
    coordinates: '#f2deb0',
    cardEdge: '#b08d55',
    paper: '#f3e2c0',
    paperDark: '#dcc39a',
    inkSoft: '#5a4730',
    white: '#fff7e4',
    shadow: 'rgba(0, 8, 12, 0.6)',
    glow: '#ffb72e',
    badge: '#23134a',
    tileFace: '#fff5de',
    tileBack: '#dcbb84',
    tileLine: '#c09c63',
    tileGrain: '#d2ae74',
    tileCross: '#33230f',
    tileEdge: '#9a7140',
    tileSeam: '#4f361a',
    tileRim: '#caa468',
    brass: '#e6c678',
    brassField: '#f7e4ae',
    brassRim: '#b18a3f',
    polish: '#d3b05e',
    brassDark: '#74531c',
    halo: '#fbeac2',
    bag: '#34477c',
    bagDark: '#1a2650',
    string: '#f0c050',
    box: '#8d5a2b',
    boxDark: '#4b2d12',
    icon: '#5a4730',
    suitsPale: ['#f6d2ac', '#d9d1c3', '#c6e0c4', '#c6d8dc'],
    seatsPale: ['#f0dbe0', '#f7e3b6', '#d9e4e0', '#e6e6bd', '#ecd7bf', '#e2ddd0'],
  },
  motifs: {
    /** A lamp of brass and glass, hung by its ring. */
    lamp: {
      strokes: [
        { d: 'M-50 6a50 44 0 1 0 100 0a50 44 0 1 0 -100 0z', fill: 'rgba(255, 190, 80, 0.05)' },
        { d: 'M-45 6a45 40 0 1 0 90 0a45 40 0 1 0 -90 0z', fill: 'rgba(255, 190, 80, 0.05)' },
        { d: 'M-40 6a40 36 0 1 0 80 0a40 36 0 1 0 -80 0z', fill: 'rgba(255, 190, 80, 0.06)' },
        { d: 'M-35 6a35 32 0 1 0 70 0a35 32 0 1 0 -70 0z', fill: 'rgba(255, 190, 80, 0.07)' },
        { d: 'M-30 6a30 28 0 1 0 60 0a30 28 0 1 0 -60 0z', fill: 'rgba(255, 190, 80, 0.08)' },
        { d: 'M-25 6a25 25 0 1 0 50 0a25 25 0 1 0 -50 0z', fill: 'rgba(255, 190, 80, 0.1)' },
        { d: 'M-14 -26C-14 -48 14 -48 14 -26', line: '#8a6a2e', width: 3 },
        { d: 'M-16 -12L-19 27L19 27L16 -12Z', fill: '#ffdf8e', line: '#6d4f1c', width: 2 },
        { d: 'M-8 -12L-9 27M8 -12L9 27', line: 'rgba(109, 79, 28, 0.5)', width: 1.6 },
        {
          d: 'M0 -8C6 2 10 8 8 16C7 22 3 24 0 24C-3 24 -7 22 -8 16C-10 8 -4 4 0 -8Z',
          fill: '#ff9a24',
        },
        { d: 'M0 4C3 10 4 13 4 17C4 21 2 23 0 23C-2 23 -4 21 -4 17C-4 13 -2 10 0 4Z', fill: '#fff6d2' },
        { d: 'M-5 -33L5 -33L8 -26L20 -12L-20 -12L-8 -26Z', fill: '#a87e35', line: '#6d4f1c', width: 2 },
        { d: 'M-14 -19L14 -19', line: '#dcb565', width: 1.8 },
        {
          d: 'M-20 26L20 26L22 31L17 36L-17 36L-22 31Z',
          fill: '#a87e35',
          line: '#6d4f1c',
          width: 2,
        },
        { d: 'M-15 31L15 31', line: '#dcb565', width: 1.8 },
      ],
    },
    /** Come for the light. */
    moth: {
      strokes: [
        {
          d: 'M-2 -4C-16 -34 -44 -34 -46 -14C-47 -2 -30 6 -16 6C-32 10 -34 30 -22 34C-10 37 -4 18 -2 8Z',
          fill: '#e9d3a0',
          line: '#7d6334',
          width: 3,
        },
        {
          d: 'M2 -4C16 -34 44 -34 46 -14C47 -2 30 6 16 6C32 10 34 30 22 34C10 37 4 18 2 8Z',
          fill: '#e9d3a0',
          line: '#7d6334',
          width: 3,
        },
        {
          d: 'M-27 -14a6 6 0 1 0 -12 0a6 6 0 1 0 12 0zM39 -14a6 6 0 1 0 -12 0a6 6 0 1 0 12 0z',
          fill: '#a27c3c',
        },
        { d: 'M0 -16C6 -12 5 18 0 26C-5 18 -6 -12 0 -16Z', fill: '#7d6334' },
        { d: 'M-2 -16C-5 -26 -10 -30 -15 -31M2 -16C5 -26 10 -30 15 -31', line: '#7d6334', width: 3 },
      ],
    },
    /** A blue pouch with a moon on it. */
    bag: {
      strokes: [
        {
          d: 'M-13 -24C-52 4 -48 46 -22 46L22 46C48 46 52 4 13 -24L27 -44C12 -36 -12 -36 -27 -44Z',
          fill: '#34477c',
          line: '#16204a',
          width: 4,
        },
        { d: 'M-17 -22L17 -22', line: '#f0c050', width: 8 },
        { d: 'M13 -21C22 -14 24 -8 20 0', line: '#f0c050', width: 4 },
        { d: 'M8 -2A18 18 0 1 0 16 28A15 15 0 1 1 8 -2Z', fill: '#f6dc92' },
      ],
    },
    /** An open chest, its lining in the light. */
    box: {
      strokes: [
        { d: 'M-45 -12L-26 -36L26 -36L45 -12Z', fill: '#ffcf6a', line: '#4b2d12', width: 4 },
        { d: 'M-34 -14L-20 -30L20 -30L34 -14Z', fill: '#5d3814' },
        {
          d: 'M-45 -14L45 -14L45 38Q45 44 39 44L-39 44Q-45 44 -45 38Z',
          fill: '#8d5a2b',
          line: '#4b2d12',
          width: 4,
        },
        { d: 'M-30 -12L-30 42M30 -12L30 42', line: '#c9963f', width: 7 },
        { d: 'M-10 2L10 2L10 20Q0 28 -10 20Z', fill: '#f0c050', line: '#4b2d12', width: 3 },
      ],
    },
  },
  words: {
    en: {
      name: 'A lantern evening',
      about: 'The same set on a dark cloth, late, by the light of one lamp.',
      status: { over: 'The lamp is out and the set is packed up.' },
      tell: {
        lay: '{{who}} takes the {{what}} out of {{from}} and lays it in the light, on {{to}}.',
        captured: '{{who}} takes the {{what}} off {{from}}, out of the light, into {{to}}.',
        flipped: '{{who}} turns what lies on {{at}} to the lamp: {{what}}.',
        rolled: 'Dice clatter on the dark cloth: {{who}} rolls {{dice}}.',
        looked: '{{who}} cups a hand round the {{what}} on {{at}} and looks in secret.',
        saw: '{{who}} cups a hand round the {{what}} on {{at}} and sees: {{own}}.',
        shuffled: 'In a dark corner {{who}} shuffles the {{number}} pieces on {{at}}.',
        cleared: '{{who}} sweeps the cloth clear; everything goes back into the box.',
        opened: '{{who}} holds the lamp over the open box for all to see what is in it.',
        noted: '{{who}} notes by lamplight: “{{note}}”',
        packs: '{{who}} yawns and wants to pack up ({{count}} of {{needed}} needed).',
        unpacks: '{{who}} pours more oil and wants to play on ({{count}} of {{needed}} needed to pack up).',
        over: 'Enough want to pack up, so somebody blows out the lamp.',
      },
    },
    ko: {
      name: '등불 켠 저녁',
      about: '늦은 저녁, 등불 하나를 켜고 짙은 천 위에 같은 말을 펼칩니다.',
      status: { over: '등불을 끄고 테이블을 정리했습니다.' },
      tell: {
        lay: '{{who, 이가}} {{from}}에서 {{what, 을를}} 꺼내 불빛이 드는 {{to}}에 놓습니다.',
        captured: '{{who, 이가}} {{from}}의 {{what, 을를}} 불빛 밖으로 집어 {{to}}에 넣습니다.',
        flipped: '{{who, 이가}} {{at}}에 있는 것을 등불 아래에서 뒤집습니다: {{what}}.',
        rolled: '어두운 천 위로 주사위가 구릅니다. {{who, 이가}} 굴린 결과: {{dice}}.',
        looked: '{{who, 이가}} {{at}}의 {{what, 을를}} 손으로 가리고 몰래 봅니다.',
        saw: '{{who, 이가}} {{at}}의 {{what, 을를}} 손으로 가리고 몰래 봅니다. 본 것: {{own}}.',
        shuffled: '{{who, 이가}} 어둑한 구석에서 {{at}}의 {{number}}개를 섞습니다.',
        cleared: '{{who, 이가}} 천 위를 말끔히 비워 모두 상자에 담습니다.',
        opened: '{{who, 이가}} 모두가 보도록 연 상자에 등불을 비춥니다.',
        noted: '등불 곁에서 {{who, 이가}} 적은 메모: “{{note}}”',
        packs:
          '{{who, 이가}} 하품을 하며 정리하려고 합니다. 정리하자는 사람 {{count}}명({{needed}}명이 필요).',
        unpacks:
          '{{who, 이가}} 기름을 더 붓고 더 하려고 합니다. 정리하자는 사람 {{count}}명({{needed}}명이 필요).',
        over: '정리하자는 사람이 충분해서 등불을 끕니다.',
      },
    },
  },
};

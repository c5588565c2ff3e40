import { useState } from 'react';
import './parcel-price.css';

export const browser = 'visible';
export const attributes = { kg: 'number', zone: ['Domestic', 'Europe', 'World'] } as const;

// #region prices
/** Euros for a parcel, and for each kilogram of it. */
const ZONES = { Domestic: [4, 0.5], Europe: [9, 1.5], World: [16, 4] } as const;
// #endregion
const NAMES = Object.keys(ZONES) as Zone[];
const MAX_KG = 30;

type Zone = keyof typeof ZONES;

interface ParcelPriceProps {
  readonly kg?: number;
  readonly zone?: Zone;
}

/** What a parcel costs: without script the price of one parcel, with script of any. */
export default function ParcelPrice({ kg: firstKg = 2, zone: firstZone = 'Domestic' }: ParcelPriceProps) {
  const [kg, setKg] = useState(firstKg);
  const [zone, setZone] = useState<Zone>(firstZone);
  const [base, perKg] = ZONES[zone];
  return (
    <form className="parcel-price" onSubmit={(event) => event.preventDefault()}>
      <label>
        Weight in kg
        <input
          type="number"
          min={1}
          max={MAX_KG}
          value={kg}
          onChange={({ target }) => setKg(Math.min(MAX_KG, Math.max(1, target.valueAsNumber || 1)))}
        />
      </label>
      <label>
        Zone
        <select value={zone} onChange={({ target }) => setZone(target.value as Zone)}>
          {NAMES.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <output>{`${kg} kg, ${zone}: €${(base + perKg * kg).toFixed(2)}`}</output>
    </form>
  );
}

export function toMarkdown(): string {
  const rows = NAMES.map((name) => `| ${name} | €${ZONES[name][0].toFixed(2)} | €${ZONES[name][1].toFixed(2)} |`);
  return ['| Zone | Parcel | Each kg |', '|---|---|---|', ...rows].join('\n');
}

import type { ChatMessage } from '@amparo/domain/chatbot/chatMessage.ts';
import { clockText } from '@amparo/domain/services/hours/clockText.ts';
import { useTranslations } from 'use-intl/react';
import styles from './WeatherFacts.module.css';

interface Props {
  weather: NonNullable<ChatMessage['weather']>;
  language: string;
}

/** Measurements, sunrise and sunset in the local time of the place. */
export function WeatherFacts({ weather, language }: Props) {
  const t = useTranslations('chatbot.weather');
  const { temperature, humidity, windSpeed, visibility, sunrise, sunset, timeZone } = weather;
  const clock = (instant: string) => clockText(instant, timeZone, language).time;
  const facts: [string, string | undefined][] = [
    [t('temperature'), temperature === undefined ? undefined : t('degrees', { value: temperature })],
    [t('humidity'), humidity === undefined ? undefined : t('percent', { value: humidity })],
    [t('wind'), windSpeed === undefined ? undefined : t('milesPerHour', { value: windSpeed })],
    [t('visibility'), visibility === undefined ? undefined : t('miles', { value: visibility })],
    [t('sunrise'), sunrise ? clock(sunrise) : undefined],
    [t('sunset'), sunset ? clock(sunset) : undefined],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([name, value]) =>
          value !== undefined && (
            <div key={name} className={styles.fact}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

import type { Need } from '../../needs/need.ts';

export const youthNeeds: Need[] = [
  {
    id: 'runaway-help',
    types: ['RESOURCES', 'SHELTER'],
    subTypes: ['ASSISTANCE', 'EMERGENCY'],
    en: `runaway, run away, runaways, runaway hotline, runaway help, ran away from home, runaway youth, runaway teen,
      safe place for teens, national safeline, runaway child, teen ran away, homeless youth drop in, my child ran
      away, missing child, missing teen, missing children`,
    es: `fugitivo, se escapo de casa, menor que se escapo, jovenes que huyen de casa, me escape de casa, se fue de la
      casa mi hijo, huir de casa, escaparse de casa, joven fugado, ninos perdidos, nino desaparecido, adolescente
      desaparecido, nina desaparecida, menores fugados, linea para jovenes que huyen`,
    enAsk: `i ran away, want to run away, running away, my daughter ran away, my son ran away, daughter missing, son
      missing, my kid ran off, left home im 16, dont want to go home, want to leave home, teenager left home`,
    esAsk: `mi hija se fue de la casa, mi hijo se escapo, mi hija se escapo, me fui de mi casa, no quiero volver a mi
      casa, mi hijo no llega a la casa, desaparecio mi hija`,
    text: `young people who ran away, youth who ran away, teens who ran away, runaway and homeless youth, runaway youth, runaway switchboard, national runaway, youth crisis, children in
      need of services, families in need of services, fins, cins, cins fins, ungovernable youth, runaway prevention,
      safe place program, project safe place, crisis intervention for youth, star program youth, lockouts and
      runaways, runaway homeless, throwaway youth, missing and exploited children, basic center program`,
    related: {
      'youth-shelter': 0.7,
      'youth-counseling': 0.4,
      'crisis-counseling': 0.2,
      'trafficking-help': 0.15,
      'family-counseling': 0.2,
      'delinquency-prevention': 0.2,
    },
  },
  {
    id: 'teen-parents',
    types: ['RESOURCES', 'EDUCATION'],
    subTypes: ['ASSISTANCE', 'LEARNING'],
    en: `teen parent, teen parents, teen mom, teen moms, teen mother, teenage mother, teenage parents, teen dad, teen
      father, young moms, young parents, pregnant teen, pregnant teens, pregnant and parenting teens, teen pregnancy,
      school for pregnant teens, young mothers, parenting teens, pregnant teenager, teen pregnancy program, adolescent
      mothers, young fathers`,
    es: `madres adolescentes, madre adolescente, padres adolescentes, papa adolescente, mama adolescente, mamas
      jovenes, embarazo adolescente, adolescente embarazada, adolescentes embarazadas, embarazada y menor de edad,
      madres jovenes, padres jovenes, jovenes embarazadas, embarazo en adolescentes, escuela para embarazadas`,
    enAsk: `16 and pregnant, pregnant at 16, pregnant at 15, 17 and pregnant, pregnant in high school, my teen is
      pregnant, my daughter is pregnant, young mom, pregnant and in school, young mother with baby, im 17 and have a
      baby, got my girlfriend pregnant`,
    esAsk: `mi hija esta embarazada, tengo 16 y estoy embarazada, tengo 15 anos y estoy embarazada, embarazada a los
      16, embarazada en la escuela, soy menor y estoy embarazada, embarace a mi novia`,
    text: `pregnant and parenting, pregnant or parenting, teen parent program, teenage parent, teenage parent program,
      adolescent parents, adolescent parenting, parenting adolescents, teen family services, teen pregnancy
      prevention, pregnancy prevention for teens, pregnant adolescents, pregnancy related services school, young
      parents program, pregnant or parenting teens, adolescent pregnancy, teen parenting`,
    related: {
      'pregnancy-care': 0.4,
      'parenting-classes': 0.45,
      'maternity-home': 0.35,
      'child-care': 0.25,
      'family-support': 0.35,
      'baby-items': 0.25,
      ged: 0.15,
      diapers: 0.15,
    },
  },
  {
    id: 'youth-mentoring',
    types: ['RESOURCES', 'EDUCATION'],
    subTypes: ['LEARNING'],
    en: `mentor, mentors, mentoring, youth mentoring, mentoring program, mentor for my son, mentor for my daughter,
      big brothers big sisters, big brother, big sister, role model, mentor for teens, mentor program, male role
      model, youth leadership, mentorship, big brother program, life skills for youth, leadership program for teens`,
    es: `mentor, mentores, mentoria, mentor para mi hijo, hermano mayor, programa de mentores, hermanos mayores,
      programa de mentoria, modelo a seguir, liderazgo juvenil, mentoria para jovenes, liderazgo para jovenes, tutor
      para jovenes`,
    enAsk: `my son needs a father figure, father figure, someone to look up to, guidance for my teen, someone to guide
      my son, no father in his life, son has no dad, positive influence`,
    esAsk: `mi hijo no tiene papa, figura paterna, alguien que guie a mi hijo, buen ejemplo para mi hijo, mi hijo
      necesita un guia, guia para mi hijo`,
    text: `one to one mentoring, one on one mentoring, mentorship program, peer mentoring, mentoring program for
      youth, adult mentors, volunteer mentors, role models, mentoring for at risk youth, mentoring services, mentoring
      and tutoring, youth leadership development, leadership development, school based mentoring, amigos for kids,
      take stock in children, mentors for children, mentored, group mentoring, 5000 role models`,
    hint: 'leadership:0.4, self esteem:0.3',
    not: `business mentor, business mentoring, mentor for small business, mentor protege, score mentors, peer mentor
      recovery, mentoring to early care, mentoring for teachers, under the leadership, community leadership`,
    related: {
      'youth-programs': 0.5,
      'after-school': 0.3,
      tutoring: 0.3,
      'delinquency-prevention': 0.3,
      'youth-counseling': 0.15,
    },
  },
  {
    id: 'youth-programs',
    types: ['RESOURCES', 'EDUCATION'],
    subTypes: ['LEARNING'],
    en: `youth program, youth programs, teen program, teen programs, youth center, teen center, youth activities,
      youth services, youth group, boy scouts, girl scouts, scouts, 4 h, 4h club, boys club, girls club, youth
      development, programs for teens, programs for kids, activities for teens, programs for youth, activities for
      youth, youth club, teen club, camp fire girls, youth sports, little league, girls inc, teen activities, kids
      programs, programs for children, young people program, youth ministry`,
    es: `programas para jovenes, programa para jovenes, programa juvenil, programas juveniles, actividades para
      jovenes, actividades juveniles, centro juvenil, centro para jovenes, grupo juvenil, grupo de jovenes, club
      juvenil, ninos exploradores, exploradores, programas para ninos, programa para ninos, programas para
      adolescentes, actividades para adolescentes, servicios para jovenes, club para jovenes, boy scouts, girl scouts,
      deportes para ninos, deportes para jovenes, desarrollo juvenil`,
    enAsk: `teenager, teen, teens, youth, my teenager, bored teenager, something for teens, place for teens to hang
      out, teens hang out, things for teens to do, help for teens, help for youth, young people, kids:0.4, keep teens
      out of trouble, adolescents, my daughter is 13, troubled teen help:0.5, soccer for kids, sports for my son`,
    esAsk: `jovenes, adolescentes, adolescente, joven, mi adolescente, actividades para mi hijo, para mi hijo de 14
      anos, ayuda para jovenes, muchachos, chavos, chamacos, futbol para ninos, ninos:0.4, para adolescentes, donde
      puedan ir los jovenes, deporte para mi hijo`,
    text: `youth development program, positive youth development, youth enrichment, youth enrichment program, youth
      outreach, teen services, youth empowerment, programs for children and youth, at risk youth, youth and family
      services, services to youth, young women leadership, girls club, youth organization, boys and girls, scouting,
      youth athletic, police athletic league, pal youth, youth initiatives, inner city youth, youth community service,
      services for teens, youth recreation, junior achievement, campfire, youth life skills, youth in grades,
      adolescent development, young adults ages, youth ages, disadvantaged youth, youth serving, youth sports league`,
    hint: 'youth, teens, adolescents:0.6, young people:0.6, children:0.25, girls:0.3, boys:0.3',
    not: `youth shelter, homeless youth, youth employment, youth jobs, teen pregnancy, youth detention, youth crisis,
      suicidal youth, youth mental health, teen court, teen parents, teen dating violence, youth suicide, teen
      suicide, youth correctional`,
    related: {
      'after-school': 0.5,
      'youth-mentoring': 0.45,
      recreation: 0.35,
      'summer-camp': 0.4,
      'youth-counseling': 0.2,
      'youth-jobs': 0.15,
      'delinquency-prevention': 0.25,
      'arts-culture': 0.15,
    },
  },
  {
    id: 'delinquency-prevention',
    types: ['RESOURCES', 'HEALTH'],
    subTypes: ['ASSISTANCE', 'COUNSELING'],
    en: `juvenile delinquency, delinquency, delinquency prevention, gang prevention, gang intervention, gang, gangs,
      get out of a gang, juvenile probation, juvenile justice, juvenile court, juvenile detention, at risk youth,
      troubled teen, troubled teens, troubled youth, teen court, truancy, skipping school, bullying, bully, boot camp
      for teens, boot camp, school for troubled teens, military school, scared straight, kid in juvie, juvie, teen in
      trouble, out of control teen, violence prevention for youth, youth offenders, tattoo removal gang, anti bullying`,
    es: `delincuencia juvenil, pandilla, pandillas, pandillero, salir de una pandilla, prevencion de pandillas,
      jovenes en riesgo, jovenes con problemas, adolescente problematico, corte juvenil, tribunal de menores, libertad
      condicional juvenil, ausentismo escolar, acoso escolar, bullying, prevencion de delincuencia, centro de
      detencion juvenil, correccional de menores, justicia juvenil, prevencion de violencia, adolescente rebelde,
      faltar a la escuela, probatoria juvenil`,
    enAsk: `my son got arrested, my teen got arrested, son in a gang, my son is in a gang, son in trouble with law,
      teenager out of control, teen wont go to school, wont go to school, refuses to go to school, being bullied, kid
      bullied, bullied at school, bullied, my son is fighting at school, stealing teenager, my teen is stealing, my
      kid is out of control, bad kid, bad crowd, hanging with wrong crowd, kid got expelled, expelled, suspended, son
      suspended, daughter suspended, rebellious, runs the streets, kid got caught stealing`,
    esAsk: `mi hijo anda en pandillas, anda en malos pasos, malas companias, malas amistades, arrestaron a mi hijo
      menor, mi hijo no quiere ir a la escuela, no quiere ir a la escuela, le hacen bullying, se burlan de mi hijo, lo
      molestan en la escuela, molestan a mi hija en la escuela, expulsaron a mi hijo, suspendieron a mi hijo, hijo
      anda robando, mi hijo roba, hijo rebelde, se pelea en la escuela, no puedo controlar a mi hijo, fuera de control`,
    text: `delinquency prevention program, juvenile diversion, juvenile offenders, juvenile probation department,
      juvenile justice system, department of juvenile justice, gang alternative, gang reduction, gang involvement,
      gang involved, first time offenders, youth diversion, civil citation, truancy prevention, dropout prevention,
      juvenile crime, intervention for at risk youth, youthful offenders, court involved youth, delinquent youth,
      juvenile services department, juvenile assessment center, alternative to suspension, violence prevention, youth
      violence, bullying prevention, status offenders, involved in the juvenile justice, prevention of juvenile,
      delinquent, youth at risk of, wilderness program, high risk youth, truants, anti gang, drop out prevention`,
    hint: 'at risk:0.4, juvenile',
    not: `juvenile diabetes, juvenile arthritis, juvenile rheumatoid, loan delinquency, mortgage delinquency,
      delinquency of payment, delinquent payment, delinquent taxes, fitness boot camp, adult boot camp, coding boot
      camp, delinquent mortgage, road gang, sexually delinquent, workplace bullying, business boot camp`,
    related: {
      'youth-counseling': 0.4,
      'youth-mentoring': 0.45,
      'youth-programs': 0.4,
      'criminal-defense': 0.2,
      'family-counseling': 0.25,
      'runaway-help': 0.2,
      'special-education': 0.1,
    },
  },
];

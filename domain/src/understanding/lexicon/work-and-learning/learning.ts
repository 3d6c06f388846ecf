import type { Need } from '../../needs/need.ts';

export const learningNeeds: Need[] = [
  {
    id: 'ged',
    types: ['EDUCATION'],
    subTypes: ['LEARNING'],
    en: `ged, ged classes, ged class, ged prep, ged test, ged program, free ged, ged testing, high school equivalency,
      hiset, high school diploma, finish high school, get my diploma, adult high school, adult education, adult basic
      education, abe classes, night school, tasc test, ged online, get ged, diploma program, dropout recovery, adult
      learning center, high school for adults, charter high school dropouts, ged in spanish`,
    es: `ged, clases de ged, clases para el ged, examen de ged, preparacion para el ged, equivalencia de preparatoria,
      diploma de preparatoria, diploma de high school, diploma de secundaria, terminar la preparatoria, terminar la
      prepa, prepa abierta, educacion para adultos, ged en espanol, certificado de ged, sacar el ged, escuela para
      adultos, escuela nocturna, terminar la high school, acabar la prepa, equivalencia de secundaria, educacion
      basica para adultos, bachillerato, sacar mi ged, plazas comunitarias`,
    enAsk: `diploma, dropped out, dropped out of school, high school dropout, never finished school, never graduated,
      didnt finish high school, didnt graduate, no diploma, go back to school, back to school as an adult, finish
      school, i quit school, quit high school, didnt finish school, equivalency, classes for adults, drop out, dropout`,
    esAsk: `no termine la escuela, no termine la prepa, deje la escuela, terminar la escuela, terminar mis estudios,
      no acabe la prepa, sin diploma, no tengo diploma, volver a la escuela, regresar a la escuela, diploma,
      preparatoria, estudiar de adulto, clases para adultos, no me gradue, prepa, primaria y secundaria`,
    text: `ged preparation, ged preparation classes, ged instruction, general educational development, general
      education development, general equivalency diploma, high school equivalency preparation, adult basic education,
      adult secondary education, tabe, adult education classes, adult education program, adult education center, ged
      exam, credit recovery, adult high school diploma, pre ged, ged tutoring, dropout recovery program, high school
      completion, alternative high school, high school credit, continuing education, ged esol, basic skills
      instruction, basic education skills, adult education and literacy, ael program`,
    hint: 'adult education, equivalency:0.6',
    not: `must have a high school diploma or ged, high school diploma or ged required, have a high school diploma or
      ged, diploma or ged required, high school diploma required, must have high school diploma, requires a ged,
      continuing education for nurses, health adult education, continuing education credits, continuing education
      units, diabetes education`,
    related: {
      'adult-literacy': 0.5,
      'english-classes': 0.2,
      'college-help': 0.2,
      'vocational-school': 0.3,
      'job-training': 0.25,
      tutoring: 0.15,
    },
  },
  {
    id: 'english-classes',
    types: ['EDUCATION'],
    subTypes: ['LEARNING'],
    en: `esl, esol, esl classes, esl class, english class, english classes, english lessons, learn english, english as
      a second language, free english classes, english for adults, english for spanish speakers, english course, speak
      english, esl for adults, english tutoring for adults, english conversation, english for immigrants, improve my
      english, english practice, study english, ell classes, practice english, learning english`,
    es: `clases de ingles, aprender ingles, ingles gratis, clases de ingles gratis, ingles para adultos, estudiar
      ingles, curso de ingles, cursos de ingles, ingles como segundo idioma, clases de esl, aprendo ingles, mejorar mi
      ingles, ingles basico, ingles para principiantes, lecciones de ingles, clases de conversacion en ingles, escuela
      de ingles, ensenan ingles, donde aprender ingles, practicar ingles, esl`,
    enAsk: `dont speak english, do not speak english, no english, no speak english, english, my english is bad, teach
      me english, mom needs to learn english, want to learn english, wife doesnt speak english`,
    esAsk: `ingles, no hablo ingles, hablar ingles, quiero hablar ingles, ensenarme ingles, no se ingles, no entiendo
      ingles, no entiendo el ingles, ensenen ingles, clase de ingles para mi mama, poder hablar ingles`,
    text: `english for speakers of other languages, esol classes, esl instruction, english language classes, english
      language learners, english language instruction, english literacy, english language acquisition, limited english
      proficiency classes, vocational english, civics and english, english civics, el civics, english instruction,
      vesol, english as second language, english language skills, conversational english, english language program,
      non english speakers`,
    hint: 'english language:0.5',
    not: `english and spanish, spanish and english, english spanish, english only, in english, english speaking,
      english creole, languages english, bilingual english, english riding, english and creole, english literature,
      limited english proficiency services, english as well as, english or spanish, basis in english, servicios en
      ingles`,
    related: {
      'adult-literacy': 0.45,
      ged: 0.3,
      'citizenship-classes': 0.35,
      'immigration-help': 0.15,
      'refugee-services': 0.2,
      interpreter: 0.1,
    },
  },
  {
    id: 'adult-literacy',
    types: ['EDUCATION'],
    subTypes: ['LEARNING'],
    en: `adult literacy, literacy, learn to read, learn to write, cant read, teach adults to read, literacy program,
      literacy classes, reading class for adults, reading help adults, reading classes, literacy council, basic
      reading, literacy tutoring, basic skills, basic math, learn to read and write, illiterate, literacy volunteers,
      reading and writing, family literacy`,
    es: `alfabetizacion, aprender a leer, aprender a escribir, leer y escribir, aprender a leer y escribir, ensenar a
      leer, alfabetizacion de adultos, analfabeta, analfabeto, clases de lectura, clases para leer y escribir, clases
      de alfabetizacion, lectura y escritura, primaria para adultos, leer y escribir en espanol`,
    enAsk: `i cant read, help me read, dont know how to read, reading, learn math, cant spell, cant read or write,
      never learned to read, dad cant read, trouble reading, need to learn reading, teach me to read`,
    esAsk: `no se leer, no se escribir, no se leer ni escribir, no puedo leer, leer, no fui a la escuela, nunca fui a
      la escuela, ensenarme a leer, mi mama no sabe leer`,
    text: `adult literacy program, literacy services, literacy volunteers, basic literacy, literacy instruction, adult
      basic education, literacy tutors, functional literacy, workplace literacy, reading tutors for adults, literacy
      volunteers of america, family literacy program, literacy skills for adults, laubach, proliteracy, adult
      learners, adult new readers, literacy council of, tutors adults, english literacy, adult reading`,
    hint: 'literacy:0.5',
    not: `financial literacy, health literacy, computer literacy, digital literacy, media literacy, literacy
      activities, literacy and reading activities, such as literacy, literacy fitness, early literacy, emergent
      literacy, homework assistance literacy, literacy for children, tutoring literacy, literacy homework, math
      literacy for kids, legal literacy, emotional literacy, educacion financiera, cultural literacy, literacy
      physical fitness, childhood literacy, story time literacy`,
    related: { ged: 0.5, 'english-classes': 0.4, tutoring: 0.25, library: 0.15, 'computer-classes': 0.1 },
  },
  {
    id: 'computer-classes',
    types: ['EDUCATION'],
    subTypes: ['LEARNING'],
    en: `computer class, computer classes, computer training, computer lessons, computer skills, learn computers,
      learn to use a computer, computer literacy, digital literacy, internet classes, typing class, basic computer,
      coding class, free computer classes, computer course, computer help for seniors, learn excel, microsoft word
      class, technology classes, computer basics, learn to use computer, learn to type, coding bootcamp, smartphone
      class`,
    es: `clases de computacion, clases de computadora, clase de computacion, aprender computacion, computacion, curso
      de computacion, curso de computadora, aprender a usar la computadora, usar la computadora, computacion basica,
      cursos de computacion, clases de internet, alfabetizacion digital, clases de informatica, clases de tecnologia,
      clases de computacion gratis, computadoras para principiantes, clases de celular`,
    enAsk: `dont know how to use a computer, use a computer, how to use email, teach me computer, computers, computer
      help, microsoft office, excel, typing, coding, use my phone better, learn internet, senior computer`,
    esAsk: `no se usar la computadora, aprender computadora, no le se a la computadora, ensenar computacion, aprender
      internet, usar el celular, teclear, computadora basica, no se usar internet`,
    text: `computer literacy, computer training, computer literacy training, computer instruction, basic computer
      skills, computer skills training, digital skills, digital inclusion, technology training, computer learning
      center, microsoft office training, computer applications, information technology training, computer education,
      digital navigator, computer skills classes, computer technology training, computer classes for seniors, web
      design classes`,
    hint: 'computer lab:0.7, computers:0.5, computer center:0.6',
    not: `computer donation, donated computers, computer recycling, computer crimes, computer repair, computer access,
      computer programming degree, computer related field, computer science degree, free computer, computer for
      school, homework assistance computer, computerized, computer system`,
    related: {
      'internet-computer': 0.5,
      library: 0.35,
      'job-training': 0.3,
      'vocational-school': 0.15,
      'adult-literacy': 0.15,
    },
  },
  {
    id: 'tutoring',
    types: ['EDUCATION'],
    subTypes: ['LEARNING'],
    en: `tutoring, tutor, tutors, homework help, homework assistance, free tutoring, math tutor, reading tutor, math
      help, help with homework, tutoring for kids, academic help, study help, after school tutoring, reading help for
      kids, tutoring program, online tutoring, sat prep, staar help, academic tutoring, act prep, tutor for my son,
      tutor for my daughter, learning center for kids, test prep, reading program for kids, help with math, help with
      reading`,
    es: `tutoria, tutorias, tutor, clases particulares, ayuda con la tarea, ayuda con tareas, ayuda con la escuela,
      regularizacion, tutoria gratis, tutor de matematicas, ayuda escolar, ayuda de tareas, clases de matematicas,
      apoyo escolar, refuerzo escolar, ayuda academica, tutor para mi hijo, ayuda con matematicas, ayuda con la
      lectura, clases de regularizacion, tutorias gratis, asesoria academica, tareas escolares`,
    enAsk: `homework, failing school, failing math, bad grades, failing class, failing grades, my son is failing, my
      daughter is failing, son cant read, my kid cant read, behind in school, struggling in school, struggling at
      school, falling behind, math, failed staar, failing third grade, held back, my child is behind, low grades, kid
      struggles with reading`,
    esAsk: `tarea, tareas, mi hijo va mal en la escuela, va mal en la escuela, malas calificaciones, malas notas,
      reprobo, va reprobando, reprobando, mi hijo no sabe leer, matematicas, atrasado en la escuela, no puedo ayudar
      con la tarea, bajas calificaciones, le cuesta leer, no le va bien en la escuela`,
    text: `tutorial services, tutoring services, homework support, academic assistance, academic support, academic
      enrichment, tutorial program, supplemental educational services, reading tutoring, homework help tutoring,
      provides tutoring, tutorial assistance, remedial instruction, one on one tutoring, math and reading, academic
      remediation, homework completion, reading and math, literacy tutoring, educational enrichment, homework hotline,
      peer tutoring, fcat preparation, homework club, learning disabilities tutoring, stem program, academic
      achievement`,
    hint: 'homework, academic:0.5, tutorial',
    not: `literacy tutors for adults, adult tutoring, tutor training, tutorial video, video tutorial, esl tutoring,
      citizenship tutoring, cuidador tutor legal, tutor legal, tutoria legal`,
    related: {
      'after-school': 0.5,
      'youth-mentoring': 0.25,
      library: 0.25,
      'special-education': 0.15,
      'college-help': 0.1,
      'youth-programs': 0.2,
    },
  },
  {
    id: 'school-enrollment',
    types: ['EDUCATION'],
    subTypes: ['LEARNING'],
    en: `school enrollment, enroll in school, enroll my child, enroll my child in school, register for school, school
      registration, register my child for school, public school, public schools, school district, isd, kindergarten
      registration, homeless student, homeless students, homeless liaison, mckinney vento, switch schools, transfer
      schools, change schools, charter school, elementary school, middle school, high school, school transportation,
      private school, homeschool, home school, online school, zoned school, school choice, magnet school, kindergarten`,
    es: `inscribir a mi hijo, inscripcion escolar, inscribir en la escuela, inscripciones, registrar a mi hijo en la
      escuela, matricula, matricular, escuela publica, escuelas publicas, distrito escolar, kindergarten, cambio de
      escuela, cambiar de escuela, inscribirlo en la escuela, escuela primaria, escuela secundaria, inscribir a mis
      hijos, estudiantes sin hogar, registro escolar, escuela charter, preparatoria publica, transporte escolar,
      ausentismo, escuela en casa, inscribir ninos en la escuela`,
    enAsk: `enroll, enrolling, enroll my son, enroll my daughter, enroll my kids, sign up for kindergarten, enroll in
      kindergarten, start kindergarten, sign my kid up for school, school for my kids, put my kids in school, get my
      kids in school, school, schools, kids not in school, new in town school, start school, school for my son, school
      for my daughter, no records for school, school needs documents, what school, which school, get my son into
      school, school bus`,
    esAsk: `inscribir, inscribir a mi hija, inscribir a mi hijo, inscribir nina, inscribir nino, inscribir en kinder,
      inscribir a mi nina en kinder, inscribirla, inscribirlo, matricular a mi hija, registrar para kinder, entrar al
      kinder, escuela, escuelas, escuela para mis hijos, escuela para mi hijo, meter a mis hijos a la escuela, meter a
      mi hijo a la escuela, apuntar a mi hijo en la escuela, registrar en la escuela, empezar la escuela, entrar a la
      escuela, donde inscribo, que escuela le toca, autobus escolar, camion escolar`,
    text: `independent school district, public school system, school board, county public schools, student services,
      homeless education, homeless education program, education of homeless children, education for homeless children,
      school counselor, parent resource center, k 12, elementary and secondary education, school admissions, school
      attendance, student enrollment, school district office, enrollment office schools, school placement,
      superintendent of schools, parent academy, title i, migrant education, migrant education program, pre k through
      12, grades k 12, charter schools, department of education schools, pupil services, school social work`,
    hint: 'schools:0.4, school district, students:0.4, grades:0.3, school system:0.6',
    not: `after school, dental school, medical school, law school, nursing school, driving school, sunday school,
      bible school, beauty school, barber school, trade school, vocational school, school supplies, school uniforms,
      school clothes, school physical, school lunch, high school diploma, high school equivalency, summer school,
      benefits enrollment, insurance enrollment, medicaid enrollment, ged, adult high school, escuela de manejo,
      escuela de verano, escuela para adultos, utiles escolares, uniformes escolares, out of school, escuela
      dominical, nocturna, escuela de ingles, utiles para la escuela, zapatos para la escuela, ropa para la escuela,
      old school, head start, schools and churches, in local schools, schools and community, back to school, regreso a
      clases, middle school students, high school students, enroll in medicaid, dejar la escuela, fuera de la escuela,
      after school program`,
    related: {
      'head-start': 0.25,
      'special-education': 0.25,
      'school-supplies': 0.2,
      tutoring: 0.1,
      vaccines: 0.15,
      'child-care': 0.1,
    },
  },
  {
    id: 'special-education',
    types: ['EDUCATION', 'RESOURCES'],
    subTypes: ['LEARNING', 'ASSISTANCE'],
    en: `special education, special ed, iep, iep help, 504 plan, learning disability, learning disabilities, dyslexia,
      dyslexic, special needs child, special needs children, special needs kids, special needs school, adhd school,
      parent advocate school, school for disabled children, special education advocate, special needs classes,
      learning problems, add adhd, ard meeting, special education rights, dysgraphia, children with special needs,
      child with special needs`,
    es: `educacion especial, necesidades especiales, problemas de aprendizaje, dislexia, discapacidad de aprendizaje,
      ninos con necesidades especiales, nino especial, ninos especiales, nino con necesidades especiales, clases de
      educacion especial, plan iep, escuela especial, junta de ard, escuela para ninos especiales, trastorno de
      aprendizaje, deficit de atencion, dificultades de aprendizaje, iep`,
    enAsk: `adhd, ard, 504, slow learner, learns slow, son has adhd, daughter has adhd, adhd kid, hyperactive child,
      cant focus in school, school wont help my disabled son, school wont test my child, my child learns different,
      special needs, school wont follow iep, testing for dyslexia, hyperactive, my disabled child school`,
    esAsk: `hiperactivo, hiperactividad, mi hijo es hiperactivo, nino hiperactivo, tdah, no aprende, le cuesta
      aprender, mi hijo no aprende, no pone atencion, aprende lento, mi hijo tiene deficit de atencion, mi hija es
      especial, mi hijo especial en la escuela`,
    text: `exceptional student education, exceptional education, exceptional students, individualized education
      program, individual education plan, individualized education plan, students with disabilities, special education
      services, learning disabled, education for children with disabilities, children with special needs, parent
      training and information, special needs children, education of children with disabilities, fape, partners
      resource network, school for children with disabilities, learning differences, varying exceptionalities,
      attention deficit, special needs students, children with learning, specific learning disabilities, special
      education law, parents of children with disabilities, fdlrs, diagnostic and learning resource`,
    hint: 'special needs, exceptional:0.5',
    not: `special needs trust, special needs shelter, special needs adults housing, special needs registry, special
      needs transportation, special education teacher certification, exceptional service, exceptional care,
      exceptional quality, learning disabilities tutoring program volunteers, special needs adoption, special needs
      housing`,
    related: {
      'developmental-disability': 0.4,
      'early-intervention': 0.4,
      'autism-help': 0.35,
      'school-enrollment': 0.25,
      tutoring: 0.25,
      'disability-services': 0.3,
      'youth-counseling': 0.1,
      'legal-aid': 0.1,
    },
  },
];
